import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { epochSeconds } from "@crewline/domain/kernel/time/instant";
import { formatsOfLetter } from "@crewline/domain/projections/mail/formats-of-letter";
import type { Alert } from "@crewline/domain/records/alerts/alert";
import { alertChannels } from "@crewline/domain/records/alerts/alert-rule";
import type { Company } from "@crewline/domain/records/company/company";
import type { Member } from "@crewline/domain/records/company/member";
import type { ContentOf } from "@crewline/domain/records/mail/mail-content";
import { alertsToMail, channelsOf, readersOf } from "@crewline/domain/rules/alerts/alert-mail";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { inParts } from "../../store/company/filters.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { users } from "../../store/users.ts";
import { tellUser } from "../mail/queue-mail.ts";

interface Place {
  company: Company;
  location: { id: LocationId; name: string } | null;
  timeZone: string;
  at: Instant;
}

/** The most alerts that one mail names. */
const MOST_ITEMS = 50;

/**
 * Reads who is told of the alerts whose mail is due at `at`; the function it returns queues one
 * message by each channel for each reader with all of theirs. The same look queues none twice.
 */
export async function tellAlerts(
  unit: Unit,
  alerts: readonly Alert[],
  { company, location, timeZone, at }: Place,
): Promise<() => void> {
  const due = alertsToMail(alerts, at);
  if (due.length === 0) return () => undefined;
  const store = companyStore(unit, company.id);
  const members = await readMembers(store, due);
  const nameOf = await readNames(store, due);
  const readers = due.map((alert) => readersOf(alert, { rules: company.alertRules, at, members }));
  const logins = await users(unit).findAll([...new Set(readers.flatMap((ids) => [...ids]))]);
  return () => {
    for (const user of logins.filter(({ companyId }) => companyId === company.id)) {
      const own = due.filter((_, index) => readers[index]?.has(user.id));
      const key = `${location?.id ?? company.id}_${epochSeconds(at)}_${user.id}`;
      for (const channel of alertChannels) {
        const items = own.filter((alert) =>
          channelsOf(alert, { rules: company.alertRules, at }).includes(channel),
        );
        if (items.length === 0) continue;
        const content: ContentOf<"alerts"> = {
          kind: "alerts",
          locationName: location?.name ?? null,
          timeZone,
          items: items.slice(0, MOST_ITEMS).map((alert) => toldItem(alert, nameOf)),
          formats: formatsOfLetter(user.preferences, company),
        };
        tellUser(unit, user, { key, companyId: company.id, content, channels: [channel] });
      }
    }
  };
}

function toldItem(
  { id, type, facts, count, employeeId }: Alert,
  nameOf: ReadonlyMap<EmployeeId, string>,
): ContentOf<"alerts">["items"][number] {
  const employeeName = employeeId === null ? null : (nameOf.get(employeeId) ?? null);
  return { type, facts, count, employeeName, alertId: id };
}

/** The admins, the managers of the locations, and the logins of the employees who are told. */
async function readMembers({ members }: CompanyStore, alerts: readonly Alert[]): Promise<Member[]> {
  const told = alerts.flatMap(({ audience, employeeId }) =>
    audience === "employeeToo" && employeeId !== null ? [employeeId] : [],
  );
  // An alert of the company may be about a person of a location, whose managers are told.
  const places = alerts.flatMap(({ locationId }) => locationId ?? []);
  const found = await Promise.all([
    members.list([["role", "==", "admin"]]),
    inParts([...new Set(places)], (some) =>
      members.list([["locationIds", "array-contains-any", some]]),
    ),
    inParts([...new Set(told)], (some) => members.list([["employeeId", "in", some]])),
  ]);
  return [...new Map(found.flat().map((member) => [member.id, member])).values()];
}

async function readNames(store: CompanyStore, alerts: readonly Alert[]) {
  const ids = alerts.flatMap(({ employeeId }) => employeeId ?? []);
  const people = await store.employees.findAll(ids);
  return new Map(people.map(({ id, name }) => [id, name]));
}

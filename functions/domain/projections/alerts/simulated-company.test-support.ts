import { aUserId, aWageChangeId } from "../../kernel/ids/ids.test-support.ts";
import { batchIdSchema } from "../../kernel/ids/record-ids.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import { skillIdSchema } from "../../records/skills/skill.ts";
import type { CompanySituation } from "./company-causes.ts";
import { locationOf, personOf } from "./simulated-people.test-support.ts";
import { at, today } from "./situation.test-support.ts";

const firstAid = skillIdSchema.parse("firstAid");

/** The times of the day at which data of the company changes. */
const happens = {
  checksFound: at("03:00"),
  checksSettled: at("08:00"),
  importFailed: at("09:00"),
  importUndone: at("09:45"),
  periodClosed: at("10:00"),
  skillRenewed: at("12:00"),
  loginLost: at("14:00"),
  loginBack: at("14:30"),
};
export const companyChanges: ReadonlySet<Instant> = new Set(Object.values(happens));

/** The location whose employee holds the skill and gets the raise. */
export const SKILLED_AT = 7;
const person = personOf(SKILLED_AT, 10);
const raisedOn = addDays(today, 3);

/** When each alert of the company begins and ends. */
export const companyScript: [what: string, from: Instant, until: Instant][] = [
  ["payrollDeadline", at("00:00"), happens.periodClosed],
  [`wageEffective ${person}`, at("00:00"), `${raisedOn}T00:00`],
  [`skillExpiring ${person}`, at("00:00"), happens.skillRenewed],
  ["chainBroken", happens.checksFound, happens.checksSettled],
  ["drift", happens.checksFound, happens.checksSettled],
  ["importFailed", happens.importFailed, happens.importUndone],
  ["lastAdmin", happens.loginLost, happens.loginBack],
];

/** What the server reads of the company at that moment. */
export function companySituation(
  alertRules: CompanySituation["alertRules"],
  now: Instant,
): CompanySituation {
  const is = (from: Instant, until: Instant = "9") => now >= from && now < until;
  const period = { firstDay: "2026-11-06", lastDay: addDays(today, -1) };
  const before = { firstDay: "2026-10-23", lastDay: "2026-11-05" };
  const isOver = localDateAt(now, "UTC") >= today;
  return {
    timeZone: "UTC",
    alertRules,
    lastPeriod: isOver ? period : before,
    periodRecord: !isOver || is(happens.periodClosed) ? { state: "closed" } : null,
    hasWorkedThen: true,
    wageChanges: [
      {
        id: aWageChangeId("raise"),
        employeeId: person,
        effectiveDate: raisedOn,
        isCancelled: false,
      },
    ],
    people: [
      {
        id: person,
        locationIds: [locationOf(SKILLED_AT)],
        status: "active",
        skills: [
          { skillId: firstAid, expiresOn: addDays(today, is(happens.skillRenewed) ? 400 : 30) },
        ],
      },
    ],
    skillName: () => "First aid",
    imports: is(happens.importFailed)
      ? [importWith(is(happens.importUndone) ? happens.importUndone : null)]
      : [],
    admins: [
      { id: aUserId("olivia"), isLoginLost: false },
      { id: aUserId("paul"), isLoginLost: is(happens.loginLost, happens.loginBack) },
    ],
    openDrifts: is(happens.checksFound, happens.checksSettled)
      ? [drift("auditDay"), drift("week")]
      : [],
    locationName: () => "Harborside",
  };
}

function importWith(undoneAt: Instant | null): CompanySituation["imports"][number] {
  const failed = { problem: "refused" } as CompanySituation["imports"][number]["rows"][number];
  return {
    id: batchIdSchema.parse("batch"),
    kind: "employees.saveRows",
    title: "people.csv",
    at: happens.importFailed,
    undoneAt,
    rows: [failed],
  };
}

function drift(kind: "auditDay" | "week"): CompanySituation["openDrifts"][number] {
  return { kind, day: addDays(today, -1), employeeId: null, locationId: null };
}

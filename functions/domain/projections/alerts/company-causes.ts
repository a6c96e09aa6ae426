import type { AlertId } from "../../kernel/ids/record-ids.ts";
import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { instantAfter } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { dayStart, localDateAt } from "../../kernel/time/zone.ts";
import type { AlertRule } from "../../records/alerts/alert-rule.ts";
import type { Batch } from "../../records/batches/batch.ts";
import type { Member } from "../../records/company/member.ts";
import type { Employee } from "../../records/employees/employee.ts";
import type { PayPeriodRecord } from "../../records/pay/pay-period-record.ts";
import type { WageChange } from "../../records/pay/wage-change.ts";
import type { SkillId } from "../../records/skills/skill.ts";
import type { Drift } from "../../records/summaries/drift.ts";
import type { Cause } from "../../rules/alerts/cause.ts";
import { alertRuleOf, covers } from "../../rules/alerts/usual-rules.ts";
import { companyCause } from "./company-cause.ts";
import { driftCauses } from "./drift-causes.ts";
import { momentsOf, mutedIdsOf } from "./location-causes.ts";

/** The data from which the alerts of a whole company are worked out. */
export interface CompanySituation {
  timeZone: string;
  alertRules: readonly AlertRule[];
  /** The last pay period that is over, and its record; null where it was never closed. */
  lastPeriod: { firstDay: LocalDate; lastDay: LocalDate };
  periodRecord: Pick<PayPeriodRecord, "state"> | null;
  /** True unless the company began after that period. */
  hasWorkedThen: boolean;
  wageChanges: readonly Pick<WageChange, "id" | "employeeId" | "effectiveDate" | "isCancelled">[];
  people: readonly Pick<Employee, "id" | "locationIds" | "status" | "skills">[];
  skillName: (id: SkillId) => string;
  /** Imports of the last days. */
  imports: readonly Pick<Batch, "id" | "kind" | "title" | "at" | "undoneAt" | "rows">[];
  admins: readonly Pick<Member, "id" | "isLoginLost">[];
  openDrifts: readonly Pick<Drift, "kind" | "day" | "employeeId" | "locationId">[];
  locationName: (id: LocationId) => string;
}

/** Days for which an import with refused rows is an alert, unless it is resolved before. */
export const IMPORT_DAYS = 7;

/** Returns the causes of alerts about the company as a whole, by its rules. */
export function companyCausesAt(situation: CompanySituation, now: Instant): Cause[] {
  return allCausesAt(situation, now).filter((cause) =>
    covers(alertRuleOf(situation.alertRules, cause.type), cause),
  );
}

/** Returns the ids of the causes about the company that are muted for their employee. */
export function companyMutedAt(situation: CompanySituation, now: Instant): Set<AlertId> {
  return mutedIdsOf(allCausesAt(situation, now), situation.alertRules);
}

function allCausesAt(situation: CompanySituation, now: Instant): Cause[] {
  const today = localDateAt(now, situation.timeZone);
  return [
    ...periodCauses(situation, today),
    ...wageCauses(situation, today),
    ...skillCauses(situation, today),
    ...importCauses(situation, now),
    ...adminCauses(situation),
    ...driftCauses(situation),
  ];
}

/** How often a company with alerts is checked, so that alerts without a cause are resolved. */
const STANDING_WAIT_SECONDS = 3600;

/**
 * Returns the next look: as the next day begins; while an alert stands after an hour, or when it
 * asks for it before.
 */
export function nextCompanyLook(
  { timeZone }: Pick<CompanySituation, "timeZone">,
  now: Instant,
  alerts: Parameters<typeof momentsOf>[0][],
): Instant {
  const tomorrow = dayStart(addDays(localDateAt(now, timeZone), 1), timeZone);
  const isStanding = alerts.some(({ state }) => state !== "resolved");
  const waits = isStanding ? [instantAfter(now, STANDING_WAIT_SECONDS)] : [];
  const moments = [...alerts.flatMap(momentsOf), ...waits].filter((at) => at > now);
  return moments.reduce((next, at) => (at < next ? at : next), tomorrow);
}

/** The last period is over for longer than the rule says, and is not closed. */
function periodCauses(situation: CompanySituation, today: LocalDate): Cause[] {
  const { lastPeriod, periodRecord, hasWorkedThen, alertRules } = situation;
  const { firstDay, lastDay } = lastPeriod;
  const { threshold } = alertRuleOf(alertRules, "payrollDeadline");
  const isClosed = periodRecord?.state === "closed" || periodRecord?.state === "exported";
  if (isClosed || !hasWorkedThen || addDays(lastDay, threshold) > today) return [];
  const subject = { kind: "period", id: firstDay } as const;
  return [companyCause("payrollDeadline", { subject, key: firstDay, given: { day: firstDay } })];
}

/** Wage changes that begin within the days of the rule. */
function wageCauses({ wageChanges, alertRules }: CompanySituation, today: LocalDate): Cause[] {
  const { threshold } = alertRuleOf(alertRules, "wageEffective");
  return wageChanges
    .filter(({ isCancelled }) => !isCancelled)
    .filter(({ effectiveDate: day }) => day > today && day <= addDays(today, threshold))
    .map(({ id, employeeId, effectiveDate: day }) =>
      companyCause("wageEffective", {
        subject: { kind: "wageChange", id },
        key: id,
        employeeId,
        given: { day },
      }),
    );
}

/** Skills that end within the days of the rule, or have ended, of current staff. */
function skillCauses(situation: CompanySituation, today: LocalDate): Cause[] {
  const { threshold } = alertRuleOf(situation.alertRules, "skillExpiring");
  const current = situation.people.filter(({ status }) => status !== "terminated");
  return current.flatMap(({ id: employeeId, locationIds, skills }) =>
    skills.flatMap(({ skillId, expiresOn: day }) => {
      if (day === null || day > addDays(today, threshold)) return [];
      return companyCause("skillExpiring", {
        locationId: locationIds[0] ?? null,
        subject: { kind: "employee", id: employeeId },
        key: `${employeeId}_${skillId}_${day}`,
        employeeId,
        given: { day, name: situation.skillName(skillId).slice(0, 200) },
      });
    }),
  );
}

/** Imports of the last days of which rows were refused. */
function importCauses({ imports }: CompanySituation, now: Instant): Cause[] {
  const since = instantAfter(now, -IMPORT_DAYS * 86_400);
  return imports.flatMap(({ id, kind: batchKind, title, at, undoneAt, rows }) => {
    const count = rows.filter(({ problem }) => problem !== null).length;
    if (count === 0 || undoneAt !== null || at < since) return [];
    const subject = { kind: "batch", id } as const;
    return companyCause("importFailed", {
      subject,
      key: id,
      count,
      given: { at, name: title, batchKind },
    });
  });
}

/** A single admin who can sign in, or none: a lost login would lock the company out. */
function adminCauses({ admins }: CompanySituation): Cause[] {
  const able = admins.filter(({ isLoginLost }) => isLoginLost !== true);
  if (able.length > 1) return [];
  return [companyCause("lastAdmin", { subject: { kind: "company", id: "admins" }, key: "admins" })];
}

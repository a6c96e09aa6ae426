import { wageChangeIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { EmployeePay, WageRateRecord } from "@crewline/domain/records/pay/employee-pay";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { previousRate, withRate } from "@crewline/domain/rules/rates/apply-change";
import type { WageChange } from "@crewline/domain/records/pay/wage-change";
import { newWageChange } from "@crewline/domain/records/pay/wage-change";
import type { AuditActor } from "@crewline/domain/records/time-entries/time-entry-audit";
import { jobRoleWithId } from "./job-roles.ts";
import type { Random } from "./random.ts";
import { instantAt } from "./seed-time.ts";
import type { Staffer } from "./staff.ts";
import type { Tenant } from "./tenant.ts";

/** A quarter of a dollar an hour in ten-thousandths. */
const QUARTER = 2500;

interface WageTerms {
  tenant: Tenant;
  random: Random;
  actor: AuditActor;
  firstDay: LocalDate;
  today: LocalDate;
}

type Step = Pick<
  WageChange,
  "jobRoleId" | "effectiveDate" | "rateTenThousandths" | "reason" | "note"
>;

/** A person's rates and the changes that made them, the first one at hiring. */
export function wagesOf(
  terms: WageTerms,
  person: Staffer,
  index: number,
): { pay: EmployeePay; changes: WageChange[] } {
  const { currency } = terms.tenant.basics;
  let rates: WageRateRecord[] = [];
  const changes = stepsOf(terms, person, index).map((step) => {
    const { jobRoleId, effectiveDate, rateTenThousandths } = step;
    const rate = { jobRoleId, locationId: null, effectiveDate, rateTenThousandths };
    const previous = previousRate(rates, rate)?.rateTenThousandths ?? null;
    rates = withRate(rates, rate, person.employee.name);
    return changeOf(terms, person, { ...step, previous });
  });
  return { pay: { currency, rates, policies: [], version: changes.length }, changes };
}

function stepsOf(terms: WageTerms, { employee }: Staffer, index: number): Step[] {
  const { random, firstDay, today } = terms;
  const [jobRoleId = "", secondRole] = employee.jobRoleIds;
  const hiredOn = employee.hiredOn ?? firstDay;
  const start = random.whole(...jobRoleWithId(jobRoleId).quarters) * QUARTER;
  const step = (
    effectiveDate: LocalDate,
    by: number,
    why: Pick<Step, "reason" | "note">,
  ): Step => ({
    jobRoleId: null,
    effectiveDate,
    rateTenThousandths: start + by * QUARTER,
    ...why,
  });
  const steps = [step(hiredOn, 0, { reason: "hired", note: "" })];
  const reviewedOn = addDays(hiredOn, 180);
  if (reviewedOn < firstDay && random.happens(0.6)) {
    steps.push(step(reviewedOn, 2, { reason: "merit", note: "" }));
  }
  if (index === 1) {
    steps.push(step(midweekOf(today), 5, { reason: "merit", note: "Knows every drink by now." }));
  }
  if (index === 4) {
    const note = "Leads the morning team.";
    steps.push(step(addDays(today, 12), 6, { reason: "promotion", note }));
  }
  if (secondRole !== undefined) {
    const contract = step(hiredOn, 12, { reason: "contract", note: "" });
    steps.push({ ...contract, jobRoleId: secondRole });
  }
  return steps;
}

/** A Wednesday some weeks ago, so that one week is paid at two rates. */
function midweekOf(today: LocalDate): LocalDate {
  const wednesday = 3;
  const dayOfWeek = new Date(`${today}T12:00:00.000Z`).getUTCDay();
  return addDays(today, wednesday - dayOfWeek - 21);
}

function changeOf(
  { tenant, random, actor }: WageTerms,
  { employee }: Staffer,
  { previous, ...step }: Step & { previous: number | null },
): WageChange {
  return {
    id: wageChangeIdSchema.parse(random.id()),
    employeeId: employee.id,
    employeeLocationIds: employee.locationIds,
    locationId: null,
    ...step,
    previousRateTenThousandths: previous,
    currency: tenant.basics.currency,
    ...newWageChange,
    createdAt: instantAt(addDays(step.effectiveDate, -20), "10:00", tenant.basics.timeZone),
    createdBy: actor.uid,
    createdByName: actor.name,
  };
}

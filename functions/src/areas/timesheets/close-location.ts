import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { PayPeriodDays } from "@crewline/domain/kernel/time/pay-period";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { Location } from "@crewline/domain/records/locations/location";
import type {
  closeLocationSchema,
  reopenLocationSchema,
} from "@crewline/domain/records/pay/pay-period-record";
import { isUntouched } from "@crewline/domain/rules/reports/closing";
import { problemsAt, requireClosable } from "@crewline/domain/rules/reports/checklist";
import {
  beginLocationClosing,
  finishLocationClosing,
  giveUpLocationClosing,
  reopenedLocation,
} from "@crewline/domain/rules/reports/location-closing";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { auditPeriod } from "../../operations/history/audit-period.ts";
import { copyClosing } from "../../operations/payroll/copy-closing.ts";
import { lookAtClocksAgain } from "../../operations/payroll/look-at-clocks-again.ts";
import { weeksOfPeriod } from "../../operations/payroll/period-weeks.ts";
import { readTimeProblems } from "../../operations/payroll/read-problems.ts";
import { requirePeriod, requireReadableEntries } from "../../operations/payroll/require-period.ts";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { inTransaction } from "../../store/unit/unit.ts";

type Closed = z.infer<typeof closeLocationSchema>;
type Reopened = z.infer<typeof reopenLocationSchema>;

/** The location whose part of a period was closed or reopened. */
interface Answer {
  locationId: LocationId;
}

/**
 * Closes a location's days of a pay period that is over. As with the company's closing, the days
 * are locked first and checked then, so that no change comes between; a refusal opens them again.
 */
export async function closeLocation(actor: Actor, input: Closed): Promise<Answer> {
  const store = await readCompany(actor.companyId);
  const location = await reachedLocation(store, actor, input.locationId);
  const days = await requirePeriod(store, input.firstDay);
  if (localDateAt(now(), location.timeZone) <= days.lastDay) {
    throw new RuleViolation("periodNotOver", { lastDay: days.lastDay });
  }
  const { locationId, reason } = input;
  const attempt = { locationId, token: input.idempotencyKey, byName: actor.displayName, at: now() };
  const isLocked = await ready(actor, { input, days, attempt });
  let isNew = false;
  const answer = await command(actor, input, async (writing) => {
    isNew = true;
    const found = await writing.payPeriods.find(days.firstDay);
    const after = finishLocationClosing(found, { ...attempt, reason });
    writing.payPeriods.save(after.id, after);
    const told = { act: "closeLocation" as const, before: "open" as const, after, reason };
    auditPeriod(writing, actor, { ...told, location });
    return { locationId };
  });
  // A repetition that comes after a reopening closes nothing: it only gets its answer again.
  if (isLocked && !isNew) await giveUp(actor.companyId, days, attempt);
  await copyClosing(actor.companyId, days.firstDay, locationId);
  return answer;
}

/** Opens a location's days of a pay period again, as long as the company has not closed it. */
export async function reopenLocation(actor: Actor, input: Reopened): Promise<Answer> {
  const answer = await command(actor, input, async (store) => {
    const location = await reachedLocation(store, actor, input.locationId);
    const { firstDay, locationId, reason } = input;
    const found = await store.payPeriods.find(firstDay);
    const said = { locationId, byName: actor.displayName, at: now(), reason };
    const after = reopenedLocation(found, said);
    store.payPeriods.save(after.id, after);
    lookAtClocksAgain(store, locationId);
    const told = { act: "reopenLocation" as const, before: "open" as const, after, reason };
    auditPeriod(store, actor, { ...told, location });
    return { locationId };
  });
  await copyClosing(actor.companyId, input.firstDay, input.locationId);
  return answer;
}

interface Closing {
  input: Closed;
  days: PayPeriodDays;
  attempt: Parameters<typeof beginLocationClosing>[2];
}

/** Locks the days and checks them; false for an attempt that has succeeded before. */
async function ready(
  { companyId, scope }: Actor,
  { input, days, attempt }: Closing,
): Promise<boolean> {
  const isBegun = await inTransaction(async (unit) => {
    const { payPeriods } = companyStore(unit, companyId);
    const found = await payPeriods.find(days.firstDay);
    if (isOwn(found?.locations, attempt)) return false;
    const begun = beginLocationClosing(found, days, attempt);
    payPeriods.save(begun.id, begun);
    return true;
  });
  if (!isBegun) return false;
  try {
    const store = await readCompany(companyId);
    await requireReadableEntries(store, days);
    const weeks = await weeksOfPeriod(store, days);
    const problems = problemsAt(await readTimeProblems(store, days, weeks), input.locationId);
    requireClosable(problems, days, { ...input, isAdmin: scope === "company" });
    return true;
  } catch (error) {
    await giveUp(companyId, days, attempt);
    throw error;
  }
}

type Closings = readonly { token: string; state: string }[] | undefined;

/** True if this attempt has closed the location already, so that its answer is given again. */
function isOwn(closings: Closings, { token }: { token: string }): boolean {
  return closings?.some((one) => one.token === token && one.state === "closed") ?? false;
}

function giveUp(
  companyId: Actor["companyId"],
  { firstDay }: PayPeriodDays,
  attempt: Closing["attempt"],
): Promise<void> {
  return inTransaction(async (unit) => {
    const { payPeriods } = companyStore(unit, companyId);
    const found = await payPeriods.find(firstDay);
    if (found === null) return;
    const left = giveUpLocationClosing(found, attempt);
    if (isUntouched(left)) payPeriods.remove(left.id);
    else payPeriods.save(left.id, left);
  });
}

async function reachedLocation(
  store: CompanyStore,
  actor: Actor,
  locationId: LocationId,
): Promise<Location> {
  requireReach(actor, { locationIds: [locationId], what: "location" });
  return store.locations.get(locationId);
}

import { companyIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { TouchedDay } from "@crewline/domain/projections/home/summaries-touched";
import {
  daysTouchedByShift,
  daysTouchedByWeek,
} from "@crewline/domain/projections/home/summaries-touched";
import { isDemoCompany } from "@crewline/domain/records/company/demo-company";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { EmployeeWeek } from "@crewline/domain/records/time-entries/employee-week";
import { closeStaleCover } from "../operations/schedules/close-cover.ts";
import { readCompany } from "../store/company/read-company.ts";
import { findDemoBegin } from "../store/demo-owner.ts";
import type { DocumentChange } from "./document-trigger.ts";
import { rebuildDay } from "./rebuild-day.ts";
import { rebuildWeekRollup } from "./rebuild-week-rollup.ts";

/** Worked time changed: pack the week for reports, and rebuild the summaries of its days. */
export async function rebuildDaysOfWeek({
  before,
  after,
  params,
  writtenAt,
}: DocumentChange<EmployeeWeek>): Promise<void> {
  const companyId = companyIdSchema.parse(params["companyId"]);
  if (await isSummedUp(companyId, { after, writtenAt })) return;
  const touched = after ?? before;
  if (touched !== null) await rebuildWeekRollup(companyId, touched);
  const store = await readCompany(companyId);
  const entries = [...(before?.entries ?? []), ...(after?.entries ?? [])];
  const locations = await store.locations.findAll(entries.map(({ locationId }) => locationId));
  const zones = new Map(locations.map(({ id, timeZone }) => [id, timeZone]));
  const days = daysTouchedByWeek(before, after, (locationId) => zones.get(locationId) ?? "UTC");
  await rebuildAll(companyId, days);
}

/** A shift changed: end its offers, and rebuild the summaries of its days. */
export async function rebuildDaysOfShift({
  before,
  after,
  params,
  writtenAt,
}: DocumentChange<Shift>): Promise<void> {
  const companyId = companyIdSchema.parse(params["companyId"]);
  if (await isSummedUp(companyId, { after, writtenAt })) return;
  // Nothing is offered before it was published: a new shift has no offers.
  if (before !== null && after !== null) await closeStaleCover(companyId, after);
  const days = daysTouchedByShift(before, after);
  await rebuildAll(companyId, days);
}

/** A demo company is written with its summaries, and deleted with them. */
async function isSummedUp(
  companyId: CompanyId,
  { after, writtenAt }: Pick<DocumentChange<object>, "after" | "writtenAt">,
): Promise<boolean> {
  if (!isDemoCompany(companyId)) return false;
  const begin = await findDemoBegin(companyId, after === null);
  return begin === null || Date.parse(writtenAt) < begin;
}

async function rebuildAll(companyId: CompanyId, days: readonly TouchedDay[]): Promise<void> {
  await Promise.all(days.map((day) => rebuildDay(companyId, day)));
}

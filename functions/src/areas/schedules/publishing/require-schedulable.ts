import type { Company } from "@crewline/domain/records/company/company";
import type { Location } from "@crewline/domain/records/locations/location";
import type { PublishDiff } from "@crewline/domain/rules/schedules/publish-diff";
import type { BlockedShift } from "@crewline/domain/rules/schedules/publishing/blocked-shifts";
import {
  blockedShifts,
  shownShifts,
} from "@crewline/domain/rules/schedules/publishing/blocked-shifts";
import { requireNoBlock } from "@crewline/domain/rules/schedules/findings/overrides";
import type { Actor } from "../../../operations/commands/actor.ts";
import { readPlanJudge } from "../../../operations/schedules/read-plan-judge.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";

interface Publishing {
  diff: PublishDiff;
  location: Location;
  company: Company;
}

/** Throws the first finding that blocks a shift of the publication. */
export async function requireSchedulable(
  store: CompanyStore,
  actor: Actor,
  publishing: Publishing,
): Promise<void> {
  const blocked = await readBlocked(store, actor, publishing);
  requireNoBlock(blocked.flatMap(({ findings }) => findings));
}

/** Judges the shifts that staff would see from now on, or see differently; returns the blocked. */
export async function readBlocked(
  store: CompanyStore,
  actor: Actor,
  { diff, location, company }: Publishing,
): Promise<BlockedShift[]> {
  const shown = shownShifts(diff);
  const employeeIds = shown.flatMap(({ employeeId }) => employeeId ?? []);
  if (employeeIds.length === 0) return [];
  const days = shown.map(({ day }) => day);
  const judge = await readPlanJudge(store, actor, { company, location, employeeIds, days });
  return blockedShifts(shown, judge);
}

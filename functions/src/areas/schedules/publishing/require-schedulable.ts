import type { Company } from "@crewline/domain/records/company/company";
import type { Location } from "@crewline/domain/records/locations/location";
import type { PublishDiff } from "@crewline/domain/rules/schedules/publish-diff";
import { requireNoBlock } from "@crewline/domain/rules/schedules/findings/overrides";
import { findingsOfShifts } from "@crewline/domain/rules/schedules/findings/plan-judge";
import type { Actor } from "../../../operations/commands/actor.ts";
import { readPlanJudge } from "../../../operations/schedules/read-plan-judge.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";

interface Publishing {
  diff: PublishDiff;
  location: Location;
  company: Company;
}

/**
 * Judges the shifts that staff would see from now on, or see differently: what could not be saved
 * today is not published either. Throws the first finding that blocks.
 */
export async function requireSchedulable(
  store: CompanyStore,
  actor: Actor,
  { diff, location, company }: Publishing,
): Promise<void> {
  const shown = [...diff.added, ...diff.changed.map(({ after }) => after)];
  const employeeIds = shown.flatMap(({ employeeId }) => employeeId ?? []);
  if (employeeIds.length === 0) return;
  const days = shown.map(({ day }) => day);
  const judge = await readPlanJudge(store, actor, { company, location, employeeIds, days });
  requireNoBlock(findingsOfShifts(shown, judge).flatMap(({ findings }) => findings));
}

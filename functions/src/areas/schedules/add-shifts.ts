import { placeShifts } from "@crewline/domain/rules/schedules/placing/place-shifts";
import { skippedOnDay } from "@crewline/domain/words/schedules/skipped-words";
import type { addShiftsSchema } from "@crewline/domain/records/schedules/schedule";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { requireJobRoles } from "../../operations/company/require-job-roles.ts";
import { getActiveLocations } from "../../operations/locations/get-locations.ts";
import { markWeeksEdited } from "../../operations/schedules/mark-weeks-edited.ts";
import { readPlanJudge } from "../../operations/schedules/read-plan-judge.ts";
import { budgetsWithout } from "../../operations/schedules/budgets-without.ts";
import { createDraft } from "../../operations/schedules/create-draft.ts";

type Input = z.infer<typeof addShiftsSchema>;

/**
 * Adds many shifts of a location as drafts; returns the reason for each that could not be added.
 */
export function addShifts(actor: Actor, input: Input) {
  return command(actor, input, async (store) => {
    const { locationId } = input;
    requireReach(actor, { locationIds: [locationId], what: "location" });
    const [location] = await getActiveLocations(store, [locationId]);
    if (location === undefined) throw new RuleViolation("notFound", { what: "location" });
    const plans = input.shifts.map((shift) => ({ ...shift, locationId }));
    const company = await store.company();
    const employeeIds = plans.flatMap(({ employeeId }) => employeeId ?? []);
    const days = plans.map(({ day }) => day);
    const asked = { company, location, employeeIds, days, ...budgetsWithout(input.override) };
    const judge = await readPlanJudge(store, actor, asked);
    if (employeeIds.some((id) => judge.personOf(id) === null)) {
      throw new RuleViolation("notFound", { what: "employee" });
    }
    const { uid, displayName } = actor;
    const by = { at: store.now(), by: uid, byName: displayName };
    const { placed, skipped: left } = placeShifts(plans, { judge, decision: input.override, by });
    requireJobRoles(
      company,
      placed.map(({ plan }) => plan.jobRoleId),
    );
    const skipped = left.map((one) => skippedOnDay(one, actor.locale));
    const weeks = placed.map((one) => ({ locationId, weekStart: one.placed.weekStart }));
    const markWeeks = await markWeeksEdited(store, actor, weeks);
    const { timeZone } = location;
    const shiftIds = placed.map(
      (draft) => createDraft(store, actor, { ...draft, timeZone, act: "added" }).id,
    );
    markWeeks();
    return { shiftIds, skipped };
  });
}

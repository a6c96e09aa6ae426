import { recurringShiftIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { Location } from "@crewline/domain/records/locations/location";
import type {
  addRecurringShiftSchema,
  Filled,
  RecurringShift,
} from "@crewline/domain/records/schedules/recurring-shift";
import { MOST_RECURRING_SHIFTS } from "@crewline/domain/records/schedules/recurring-shift";
import { isContinuing } from "@crewline/domain/rules/schedules/recurring/recurring-days";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { Actor } from "../../../operations/commands/actor.ts";
import { commandInTurn } from "../../../operations/commands/command.ts";
import { requireReach } from "../../../operations/commands/require-reach.ts";
import { requireJobRoles } from "../../../operations/company/require-job-roles.ts";
import { getActiveLocations } from "../../../operations/locations/get-locations.ts";
import { fillRecurring } from "../../../operations/schedules/recurring/fill-recurring.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import { filledAnswer } from "./filled-answer.ts";
import { keepRecurring } from "./keep-recurring.ts";

type Input = z.infer<typeof addRecurringShiftSchema>;

/**
 * Adds a recurring shift and puts its first weeks into the schedule, as drafts. Throws notFound for a
 * location, employee or job role out of reach, archivedLocation, and tooMany.
 */
export function addRecurring(actor: Actor, input: Input): Promise<Filled> {
  const { locationId } = input.plan;
  return commandInTurn(actor, { input, turn: `schedule of ${locationId}` }, async (store) => {
    const location = await requirePlace(store, actor, input);
    await requireRoom(store, location);
    const id = recurringShiftIdSchema.parse(store.recurringShifts.newId());
    const recurring = await newRecurring(store, actor, { id, ...input });
    const { put, filled } = await fillRecurring(store, { recurring, location, by: actor });
    const { idempotencyKey } = input;
    const keep = await keepRecurring(store, actor, { act: "added", idempotencyKey, recurring });
    const after = put.write();
    store.recurringShifts.create(id, filled);
    const undo = keep({ began: filled, ended: null, before: [], after });
    return filledAnswer(filled, { put, removed: 0, undo, actor });
  });
}

type Fields = Pick<Input, "plan" | "recurrence" | "override">;

/** Returns the location of the plan. Throws notFound for what is out of reach, archivedLocation. */
export async function requirePlace(
  store: CompanyStore,
  actor: Actor,
  { plan }: Pick<Fields, "plan">,
): Promise<Location> {
  const { locationId, employeeId, jobRoleId } = plan;
  requireReach(actor, { locationIds: [locationId], what: "location" });
  const [location] = await getActiveLocations(store, [locationId]);
  if (location === undefined) throw new RuleViolation("notFound", { what: "location" });
  requireJobRoles(await store.company(), [jobRoleId]);
  if (employeeId !== null) await store.employees.get(employeeId);
  return location;
}

/** A recurring shift whose shifts are still to be put in. */
export async function newRecurring(
  store: CompanyStore,
  actor: Actor,
  { id, plan, recurrence, override }: Fields & Pick<RecurringShift, "id">,
): Promise<RecurringShift> {
  const { workRules } = await store.company();
  return {
    id,
    locationId: plan.locationId,
    plan,
    recurrence: { ...recurrence, weekdays: [...new Set(recurrence.weekdays)] },
    firstWeekday: workRules.weekStart,
    ...(override !== undefined && { override }),
    filledUntil: null,
    problems: [],
    savedAt: store.now(),
    savedByUid: actor.uid,
    savedByName: actor.displayName,
    version: 1,
  };
}

async function requireRoom(
  store: CompanyStore,
  { id, timeZone }: { id: LocationId; timeZone: string },
): Promise<void> {
  const found = await store.recurringShifts.list([["locationId", "==", id]]);
  const today = localDateAt(store.now(), timeZone);
  const continuing = found.filter((one) => isContinuing(one, today));
  if (continuing.length < MOST_RECURRING_SHIFTS) return;
  throw new RuleViolation("tooMany", { what: "recurringShifts", most: MOST_RECURRING_SHIFTS });
}

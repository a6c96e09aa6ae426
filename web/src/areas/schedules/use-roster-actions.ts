import type { PlacedShift } from "@crewline/domain/schedules/place-shift";
import { planOf } from "@crewline/domain/schedules/plan-of";
import type { Shift, ShiftPlan } from "@crewline/domain/schedules/shift";
import type { LocalDate } from "@crewline/domain/time/local-date";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useNotice } from "../../ui/use-notice.ts";
import type { PlacedPlan } from "./plan-problem.ts";
import { placePlan } from "./plan-problem.ts";
import type { RosterWeek } from "./roster-context.ts";
import { shiftWarnings } from "./shift-warnings.ts";
import { timesOf } from "./shift-words.ts";
import { useProblemNotice } from "./use-problem-notice.ts";
import { useTurns } from "./use-turns.ts";
import type { UnsavedStore } from "./use-unsaved-shifts.ts";

/** A place in the grid: a person's day, or a day of the open shifts. */
export interface CellPlace {
  employeeId: string | null;
  day: LocalDate;
}

export interface RosterActions {
  /** Adds the shift at once and saves it behind; answers why it cannot be, or null. */
  add: (plan: ShiftPlan) => PlacedPlan;
  moveTo: (shift: Shift, place: CellPlace) => void;
  copyTo: (shift: Shift, place: CellPlace) => void;
  remove: (shift: Shift) => void;
}

/** What a person can do to the week without a form; everything shows before it is saved. */
export function useRosterActions(week: RosterWeek, store: UnsavedStore): RosterActions {
  const notify = useNotice();
  const inTurn = useTurns();
  const adding = useCommand(trpc.schedules.addShift.mutationOptions());
  const saving = useCommand(trpc.schedules.saveShift.mutationOptions());
  const cancelling = useCommand(trpc.schedules.cancelShift.mutationOptions());
  useProblemNotice(adding.problem);
  useProblemNotice(saving.problem);
  useProblemNotice(cancelling.problem);
  const refuse = (found: PlacedPlan) => {
    if ("problem" in found) notify({ text: found.problem, tone: "danger" });
  };

  const warn = (plan: ShiftPlan, placed: PlacedShift) => {
    const warnings = shiftWarnings(week, plan, placed);
    if (warnings.length > 0) notify(`Planned. ${warnings.join(". ")}.`);
  };

  const add = (plan: ShiftPlan): PlacedPlan => {
    const found = placePlan(plan, null, week);
    if ("problem" in found) return found;
    const shift = newShift({ ...plan, ...found.placed }, week);
    store.add(shift);
    warn(plan, found.placed);
    void save(plan, shift.id);
    return found;
  };
  const save = async (plan: ShiftPlan, key: string) => {
    const answer = await inTurn(() => adding.run({ shift: plan }));
    store.settleAdd(key, answer?.shiftId ?? null);
  };

  const moveTo = async (shift: Shift, place: CellPlace) => {
    const plan = planAt(shift, place);
    const found = placePlan(plan, shift.id, week);
    if ("problem" in found) return refuse(found);
    store.edit({ ...shift, ...plan, ...found.placed });
    warn(plan, found.placed);
    const input = { shiftId: shift.id, expectedVersion: shift.version, shift: plan };
    if ((await inTurn(() => saving.run(input))) === null) store.forget(shift.id);
  };

  const restore = (shift: Shift, expectedVersion: number) =>
    void inTurn(() => saving.run({ shiftId: shift.id, expectedVersion, shift: planOf(shift) }));

  const remove = async (shift: Shift) => {
    store.remove(shift);
    const input = { shiftId: shift.id, expectedVersion: shift.version };
    const answer = await inTurn(() => cancelling.run(input));
    if (answer === null) return store.forget(shift.id);
    const who = shift.employeeId === null ? "Open shift" : week.names.employee(shift.employeeId);
    const text = `Deleted: ${who}, ${timesOf(shift)}.`;
    notify({ text, undo: () => restore(shift, answer.version) });
  };

  return {
    add,
    moveTo: (shift, place) => void moveTo(shift, place),
    copyTo: (shift, place) => refuse(add(planAt(shift, place))),
    remove: (shift) => void remove(shift),
  };
}

/** The same plan at another place; a choice of the repeated hour belongs to its own night. */
function planAt(shift: Shift, { employeeId, day }: CellPlace): ShiftPlan {
  const plan = { ...planOf(shift), employeeId, day };
  if (day === shift.day) return plan;
  return { ...plan, startsInRepeatedHour: null, endsInRepeatedHour: null };
}

function newShift(
  planned: ShiftPlan & { startsAt: string; endsAt: string },
  { location, weekStart }: RosterWeek,
): Shift {
  return {
    ...planned,
    id: crypto.randomUUID(),
    weekStart,
    timeZone: location.timeZone,
    state: "draft",
    updatedBy: "",
    updatedByName: "",
    version: 1,
  };
}

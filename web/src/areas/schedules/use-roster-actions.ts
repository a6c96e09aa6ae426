import { NO_LOGIN, shiftIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { PlacedShift } from "@crewline/domain/rules/schedules/place-shift";
import type { PublishedShift, Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { useLocale } from "../../locale/use-locale.ts";
import { useNotice } from "../../ui/notices/use-notice.ts";
import type { CellPlace, Replanned } from "./model/cell-place.ts";
import { planAt } from "./model/cell-place.ts";
import type { StepAction } from "./model/step-action.ts";
import type { WeekStore } from "./model/week-store.ts";
import type { WantedChange } from "./model/write-change.ts";
import type { PlacedPlan } from "./plan-problem.ts";
import { placePlan } from "./plan-problem.ts";
import type { RosterWeek } from "./model/roster-context.ts";
import { shiftWarnings } from "./shift-warnings.ts";
import { useSavedSteps } from "./use-saved-steps.ts";

export interface RosterActions {
  /** Shows the shift at once and saves it afterwards; returns why it cannot be saved, or null. */
  add: (plan: ShiftPlan) => PlacedPlan;
  moveTo: (shift: Shift, place: CellPlace) => void;
  copyTo: (shift: Shift, place: CellPlace) => void;
  /** Plans several shifts as one step, in order, without those that cannot be. */
  planAll: (action: StepAction, wanted: readonly Replanned[]) => void;
  /** What the rules say of a plan, before it is made; a null shift is a new one. */
  judge: (shift: Shift | null, plan: ShiftPlan) => { problem: string | null; warnings: string };
  remove: (shifts: readonly Shift[]) => void;
  /** Undoes the removal of a shift that staff still see. */
  restore: (removed: Shift, seen: PublishedShift) => void;
}

/** The actions on the week that need no form; everything shows before it is saved. */
export function useRosterActions(store: WeekStore): RosterActions {
  const locale = useLocale();
  const notify = useNotice();
  const saved = useSavedSteps(store);
  const warningsOf = (plan: ShiftPlan, placed: PlacedShift) => {
    const warnings = shiftWarnings(store.week(), { plan, placed }, locale);
    return warnings.length === 0 ? "" : `${warnings.join(". ")}.`;
  };

  const add = (plan: ShiftPlan): PlacedPlan => {
    const week = store.week();
    const found = placePlan(plan, null, { week, locale });
    if ("problem" in found) return found;
    const warnings = warningsOf(plan, found.placed);
    if (warnings !== "") notify(`Planned. ${warnings}`);
    const shift = newShift({ ...plan, ...found.placed }, week);
    saved.save("add", [{ kind: "add", shift }], { isTold: false });
    return found;
  };

  const planAll = (action: StepAction, wanted: readonly Replanned[]) => {
    const before = store.week();
    let { others } = before;
    const changes: WantedChange[] = [];
    const warnings: string[] = [];
    const problems: string[] = [];
    for (const { shift, plan } of wanted) {
      const week = { ...before, others };
      const found = placePlan(plan, shift?.id ?? null, { week, locale });
      if ("problem" in found) {
        problems.push(found.problem);
        continue;
      }
      const { placed } = found;
      const added = newShift({ ...plan, ...placed }, week);
      if (shift === null) changes.push({ kind: "add", shift: added });
      else changes.push({ kind: "edit", before: shift, plan, placed });
      others = [
        ...others.filter(({ id }) => id !== shift?.id),
        shift === null ? added : { ...shift, ...plan, ...placed },
      ];
      warnings.push(warningsOf(plan, placed));
    }
    const [problem] = problems;
    if (problem !== undefined) notify({ text: problem, tone: "danger" });
    if (changes.length === 0) return;
    const more = warnings.filter((text) => text !== "").join(" ");
    saved.save(action, changes, { isTold: true, more });
  };

  const judge = (shift: Shift | null, plan: ShiftPlan) => {
    const found = placePlan(plan, shift?.id ?? null, { week: store.week(), locale });
    if ("problem" in found) return { problem: found.problem, warnings: "" };
    return { problem: null, warnings: warningsOf(plan, found.placed) };
  };
  return { add, planAll, judge, ...oneByOne(planAll, saved) };
}

/** The actions on single shifts. */
function oneByOne(
  planAll: RosterActions["planAll"],
  { save, restore }: ReturnType<typeof useSavedSteps>,
): Pick<RosterActions, "moveTo" | "copyTo" | "remove" | "restore"> {
  return {
    moveTo: (shift, place) => planAll("move", [{ shift, plan: planAt(shift, place) }]),
    copyTo: (shift, place) => planAll("copy", [{ shift: null, plan: planAt(shift, place) }]),
    remove: (shifts) => {
      const removals = shifts.map((before) => ({ kind: "remove" as const, before }));
      if (removals.length > 0) save("delete", removals, { isTold: true });
    },
    restore,
  };
}

/** The id is made on the device, so that the card is the same before and after it is saved. */
function newShift(
  planned: ShiftPlan & PlacedShift,
  { location, weekStart }: Pick<RosterWeek, "location" | "weekStart">,
): Shift {
  return {
    ...planned,
    id: shiftIdSchema.parse(crypto.randomUUID()),
    weekStart,
    timeZone: location.timeZone,
    state: "draft",
    updatedBy: NO_LOGIN,
    updatedByName: "",
    version: 1,
  };
}

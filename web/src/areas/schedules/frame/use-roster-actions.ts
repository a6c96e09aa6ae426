import type { PublishedShift, Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { useLocale } from "../../../locale/use-locale.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import type { CellPlace, Replanned } from "../model/cell-place.ts";
import { planAt } from "../model/cell-place.ts";
import { newShift } from "../model/new-shift.ts";
import type { StepAction } from "../model/step-action.ts";
import type { WeekStore } from "../model/week-store.ts";
import type { PlanVerdict } from "../rules/plan-verdict.ts";
import { verdictOf } from "../rules/plan-verdict.ts";
import { useSavedSteps } from "../undo/use-saved-steps.ts";
import { judgeInTurn, warnedBy } from "./judge-in-turn.ts";

export interface RosterActions {
  /**
   * Shows the shift at once and saves it afterwards, unless something blocks it; takes it back and
   * calls `onKept` where it is not saved.
   */
  add: (plan: ShiftPlan, onKept: () => void) => PlanVerdict;
  moveTo: (shift: Shift, place: CellPlace) => void;
  copyTo: (shift: Shift, place: CellPlace) => void;
  /**
   * Plans several shifts as one step, without those that something blocks. One reason is
   * asked for all that need it; where none is given, these stay as they were.
   */
  planAll: (action: StepAction, wanted: readonly Replanned[]) => void;
  /** What the rules say of a plan, before it is made; a null shift is a new one. */
  judge: (shift: Shift | null, plan: ShiftPlan) => PlanVerdict;
  remove: (shifts: readonly Shift[]) => void;
  /** Undoes the removal of a shift that staff still see. */
  restore: (removed: Shift, seen: PublishedShift) => void;
}

/** The actions on the week that need no form; everything shows before it is saved. */
export function useRosterActions(store: WeekStore): RosterActions {
  const locale = useLocale();
  const notify = useNotice();
  const saved = useSavedSteps(store);

  const add = (plan: ShiftPlan, onKept: () => void): PlanVerdict => {
    const week = store.week();
    const verdict = verdictOf(plan, { shift: null, week, locale });
    const { placed } = verdict;
    if (placed === null || verdict.blocks.length > 0) return verdict;
    const shift = newShift({ ...plan, ...placed }, week);
    const change = { kind: "add" as const, shift, ...warnedBy(verdict) };
    saved.save("add", [change], { isTold: false, onKept });
    return verdict;
  };

  const planAll = (action: StepAction, wanted: readonly Replanned[]) => {
    const { changes, problem } = judgeInTurn(wanted, { week: store.week(), locale });
    if (problem !== undefined) notify({ text: problem, tone: "danger" });
    if (changes.length > 0) saved.save(action, changes, { isTold: true });
  };

  const judge = (shift: Shift | null, plan: ShiftPlan) =>
    verdictOf(plan, { shift, week: store.week(), locale });
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

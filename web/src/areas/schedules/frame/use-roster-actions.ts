import { NO_LOGIN, shiftIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { PlacedShift } from "@crewline/domain/rules/schedules/place-shift";
import type { PublishedShift, Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { judgeAfter } from "@crewline/domain/rules/schedules/findings/plan-judge";
import { useLocale } from "../../../locale/use-locale.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import type { CellPlace, Replanned } from "../model/cell-place.ts";
import { planAt } from "../model/cell-place.ts";
import type { StepAction } from "../model/step-action.ts";
import type { WeekStore } from "../model/week-store.ts";
import type { Warned, WantedChange } from "../model/write-change.ts";
import type { RosterWeek } from "../model/roster-context.ts";
import type { PlanVerdict } from "../rules/plan-verdict.ts";
import { verdictOf } from "../rules/plan-verdict.ts";
import { useSavedSteps } from "../undo/use-saved-steps.ts";

export interface RosterActions {
  /**
   * Shows the shift at once and saves it afterwards, unless something blocks it; takes it back and
   * calls `onKept` where a reason is needed and none is given.
   */
  add: (plan: ShiftPlan, onKept: () => void) => PlanVerdict;
  moveTo: (shift: Shift, place: CellPlace) => void;
  copyTo: (shift: Shift, place: CellPlace) => void;
  /**
   * Plans several shifts as one step, in order, without those that something blocks. One reason is
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
    const { changes, problem } = judgeAll(wanted, { week: store.week(), locale });
    if (problem !== undefined) notify({ text: problem, tone: "danger" });
    if (changes.length > 0) saved.save(action, changes, { isTold: true });
  };

  const judge = (shift: Shift | null, plan: ShiftPlan) =>
    verdictOf(plan, { shift, week: store.week(), locale });
  return { add, planAll, judge, ...oneByOne(planAll, saved) };
}

/** What needs a reason as far as the device knows; the server may find more. */
function warnedBy({ needed, warnings }: PlanVerdict): Warned {
  return needed.length === 0 ? {} : { warned: { codes: needed, texts: warnings } };
}

/** Judges plans one after the other, each with those before it; what is blocked is left out. */
function judgeAll(
  wanted: readonly Replanned[],
  { week, locale }: { week: RosterWeek; locale: Locale },
): { changes: WantedChange[]; problem: string | undefined } {
  const changes: WantedChange[] = [];
  const standing: Shift[] = [];
  let problem: string | undefined;
  for (const { shift, plan } of wanted) {
    const judge = judgeAfter(week.judge, { added: standing, removedIds: new Set() });
    const verdict = verdictOf(plan, { shift, week, locale, judge });
    const { placed, blocks } = verdict;
    problem ??= blocks[0]?.text;
    if (placed === null || blocks.length > 0) continue;
    const after =
      shift === null ? newShift({ ...plan, ...placed }, week) : { ...shift, ...plan, ...placed };
    const warned = warnedBy(verdict);
    changes.push(
      shift === null
        ? { kind: "add", shift: after, ...warned }
        : { kind: "edit", before: shift, plan, placed, ...warned },
    );
    standing.push(after);
  }
  return { changes, problem };
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

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
import type { WantedChange } from "../model/write-change.ts";
import type { RosterWeek } from "../model/roster-context.ts";
import type { PlanVerdict } from "../rules/plan-verdict.ts";
import { verdictOf } from "../rules/plan-verdict.ts";
import { useAskReason } from "../rules/reason-context.ts";
import { shiftSubject } from "../cards/shift-words.ts";
import { useSavedSteps } from "../undo/use-saved-steps.ts";

export interface RosterActions {
  /**
   * Shows the shift at once and saves it afterwards, unless something blocks it; asks for a reason
   * first where one is needed, and calls `onKept` if none is given.
   */
  add: (plan: ShiftPlan, onKept: () => void) => PlanVerdict;
  moveTo: (shift: Shift, place: CellPlace) => void;
  copyTo: (shift: Shift, place: CellPlace) => void;
  /**
   * Plans several shifts as one step, in order, without those that something blocks. Nothing
   * changes where a reason is needed and none is given.
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
  const ask = useAskReason();
  const saved = useSavedSteps(store);

  /** Saves the changes, with a reason for those that need one; false if none is given. */
  const saveJudged = async (
    action: StepAction,
    judged: readonly JudgedChange[],
    isTold: boolean,
  ): Promise<boolean> => {
    const nameOf = store.week().names.employee;
    const shifts = judged.flatMap(({ plan, verdict }) =>
      verdict.needed.length === 0
        ? []
        : [{ subject: shiftSubject(plan, nameOf, locale), warnings: verdict.warnings }],
    );
    const reason = shifts.length === 0 ? "" : await ask({ shifts });
    if (reason === null) return false;
    const changes = judged.map(({ change, verdict }): WantedChange => {
      const codes = [...verdict.needed];
      return codes.length === 0 ? change : { ...change, override: { codes, reason } };
    });
    saved.save(action, changes, { isTold });
    return true;
  };

  const add = (plan: ShiftPlan, onKept: () => void): PlanVerdict => {
    const week = store.week();
    const verdict = verdictOf(plan, { shift: null, week, locale });
    const { placed } = verdict;
    if (placed === null || verdict.blocks.length > 0) return verdict;
    const change = { kind: "add" as const, shift: newShift({ ...plan, ...placed }, week) };
    const save = async () => {
      if (!(await saveJudged("add", [{ change, plan, verdict }], false))) onKept();
    };
    void save();
    return verdict;
  };

  const planAll = (action: StepAction, wanted: readonly Replanned[]) => {
    const { judged, problem } = judgeAll(wanted, { week: store.week(), locale });
    if (problem !== undefined) notify({ text: problem, tone: "danger" });
    if (judged.length > 0) void saveJudged(action, judged, true);
  };

  const judge = (shift: Shift | null, plan: ShiftPlan) =>
    verdictOf(plan, { shift, week: store.week(), locale });
  return { add, planAll, judge, ...oneByOne(planAll, saved) };
}

interface JudgedChange {
  change: Exclude<WantedChange, { kind: "remove" }>;
  plan: ShiftPlan;
  verdict: PlanVerdict;
}

/** Judges plans one after the other, each with those before it; what is blocked is left out. */
function judgeAll(
  wanted: readonly Replanned[],
  { week, locale }: { week: RosterWeek; locale: Locale },
): { judged: JudgedChange[]; problem: string | undefined } {
  const judged: JudgedChange[] = [];
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
    const change =
      shift === null
        ? { kind: "add" as const, shift: after }
        : { kind: "edit" as const, before: shift, plan, placed };
    judged.push({ change, plan, verdict });
    standing.push(after);
  }
  return { judged, problem };
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

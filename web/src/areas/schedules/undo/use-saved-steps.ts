import { nouns } from "@crewline/domain/kernel/formats/nouns";
import { counted } from "@crewline/domain/kernel/formats/counted";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import type { PublishedShift, Shift } from "@crewline/domain/records/schedules/shift";
import { useLocale } from "../../../locale/use-locale.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { saveChanges } from "../model/save-changes.ts";
import type { WeekStore } from "../model/week-store.ts";
import type { SavedChange, WantedChange } from "../model/write-change.ts";
import { shiftSubject } from "../cards/shift-words.ts";
import type { StepAction } from "../model/step-action.ts";
import { useRosterUndo } from "./use-undo.ts";

/** What a step says once it is saved. */
interface Told {
  /** True if a notice offers to undo it. */
  isTold: boolean;
  more?: string;
}

/** Saves changes one after another; those that were asked for together are one step to undo. */
export function useSavedSteps(store: WeekStore) {
  const locale = useLocale();
  const notify = useNotice();
  const { inTurn, push, tell, versions, commands } = useRosterUndo();

  const subjectOf = (saved: readonly SavedChange[]) => {
    const [first] = saved;
    if (first === undefined || saved.length > 1) return counted(saved.length, nouns.shift, locale);
    const plan = first.change.after ?? first.change.before;
    return plan === null ? "" : shiftSubject(plan, store.week().names.employee, locale);
  };
  const keep = (action: StepAction, saved: readonly SavedChange[]) => {
    const given = Object.fromEntries(saved.map(({ change, version }) => [change.shiftId, version]));
    const changes = saved.map(({ change }) => change);
    return push({ action, subject: subjectOf(saved), changes }, given);
  };

  const save = async (action: StepAction, wanted: readonly WantedChange[], told: Told) => {
    const result = await saveChanges(store, wanted, { writes: commands, versions, inTurn });
    const { saved, problems } = result;
    const [problem] = problems;
    if (problem !== undefined) notify({ text: problem.message, tone: "danger" });
    if (saved.length === 0) return;
    const step = keep(action, saved);
    if (told.isTold) tell(step, told.more);
  };

  const restore = async ({ id: shiftId, version }: Shift, seen: PublishedShift) => {
    const answer = await commands.write(shiftId, version, planOf(seen));
    if ("problem" in answer) {
      return notify({ text: answer.problem.message, tone: "danger" });
    }
    const change = { shiftId, before: null, after: planOf(seen) };
    tell(keep("restore", [{ change, version: answer.version }]));
  };

  return {
    save: (...step: Parameters<typeof save>) => void save(...step),
    restore: (...restored: Parameters<typeof restore>) => void inTurn(() => restore(...restored)),
  };
}

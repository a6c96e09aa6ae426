import { planBefore } from "@crewline/domain/rules/schedules/merge-plan";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import type { PublishedShift, Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { useLocale } from "../../locale/use-locale.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import type { RosterWeek } from "./roster-context.ts";
import { shiftSubject } from "./shift-words.ts";
import type { ShiftChange, StepAction } from "./undo-stack.ts";
import { useProblemNotice } from "./use-problem-notice.ts";
import { useRosterUndo } from "./use-undo.ts";
import type { UnsavedStore } from "./use-unsaved-shifts.ts";

/** A shift that is shown already and waits to be saved. */
interface Added {
  plan: ShiftPlan;
  /** The name in the store until the server gives an id. */
  key: string;
  warnings: string;
}

/** Saves changes one after another; each becomes a step that can be undone. */
export function useSavedSteps({ names }: Pick<RosterWeek, "names">, store: UnsavedStore) {
  const locale = useLocale();
  const { inTurn, push, tell } = useRosterUndo();
  const adding = useCommand(trpc.schedules.addShift.mutationOptions());
  const saving = useCommand(trpc.schedules.saveShift.mutationOptions());
  const cancelling = useCommand(trpc.schedules.cancelShift.mutationOptions());
  useProblemNotice(adding.problem);
  useProblemNotice(saving.problem);
  useProblemNotice(cancelling.problem);
  const keep = (action: StepAction, change: ShiftChange, version: number) => {
    const plan = change.after ?? change.before;
    const subject = plan === null ? "" : shiftSubject(plan, names.employee, locale);
    return push({ action, subject, changes: [change] }, { [change.shiftId]: version });
  };

  const add = async (action: "add" | "copy", { plan, key, warnings }: Added) => {
    const answer = await adding.run({ shift: plan });
    store.settleAdd(key, answer?.shiftId ?? null);
    if (answer === null) return;
    const step = keep(action, { ...answer, before: null, after: plan }, 1);
    if (action === "copy") tell(step, warnings);
  };

  const move = async (shift: Shift, plan: ShiftPlan, warnings: string) => {
    const { id: shiftId, version: expectedVersion } = shift;
    const base = planOf(shift);
    const answer = await saving.run({ shiftId, expectedVersion, shift: plan, base });
    if (answer === null) return store.forget(shiftId);
    const { version, plan: after } = answer;
    const before = planBefore(base, plan, after);
    tell(keep("move", { shiftId, before, after }, version), warnings);
  };

  const restore = async ({ id: shiftId, version }: Shift, seen: PublishedShift) => {
    const input = { shiftId, expectedVersion: version, shift: planOf(seen) };
    const answer = await saving.run(input);
    if (answer === null) return;
    tell(keep("restore", { shiftId, before: null, after: answer.plan }, answer.version));
  };

  const remove = async (shift: Shift) => {
    const { id: shiftId, version: expectedVersion } = shift;
    const answer = await cancelling.run({ shiftId, expectedVersion });
    if (answer === null) return store.forget(shiftId);
    tell(keep("delete", { shiftId, before: planOf(shift), after: null }, answer.version));
  };

  return {
    add: (...added: Parameters<typeof add>) => void inTurn(() => add(...added)),
    move: (...moved: Parameters<typeof move>) => void inTurn(() => move(...moved)),
    restore: (...restored: Parameters<typeof restore>) => void inTurn(() => restore(...restored)),
    remove: (shift: Shift) => void inTurn(() => remove(shift)),
  };
}

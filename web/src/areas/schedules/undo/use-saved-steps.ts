import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import type { PublishedShift, Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { refusalNotice } from "../../../api/refusal-notice.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { saveChanges } from "../model/save-changes.ts";
import { withOneReason } from "../model/with-one-reason.ts";
import type { WeekStore } from "../model/week-store.ts";
import type { SavedChange, WantedChange } from "../model/write-change.ts";
import { useAskReason } from "../rules/reason-context.ts";
import type { PlanToReason } from "./shift-to-reason.ts";
import { shiftToReason } from "./shift-to-reason.ts";
import { stepSubject } from "./step-subject.ts";
import type { StepAction } from "../model/step-action.ts";
import { planWanted } from "../model/write-change.ts";
import { useRosterUndo } from "./use-undo.ts";

/** What a step says once it is saved. */
interface Told {
  /** True if a notice offers to undo it. */
  isTold: boolean;
  more?: string;
  /** Called where nothing was saved, or a reason is needed and none is given. */
  onKept?: () => void;
}

/** Saves changes one after another; those that were asked for together are one step to undo. */
export function useSavedSteps(store: WeekStore) {
  const locale = useLocale();
  const notify = useNotice();
  const ask = useAskReason();
  const { inTurn, push, tell, versions, commands } = useRosterUndo();

  const nameOf = (employeeId: EmployeeId) => store.week().names.employee(employeeId);
  const subjectOf = (plans: readonly (ShiftPlan | null)[]) => stepSubject(plans, nameOf, locale);
  const askFor = (waiting: readonly PlanToReason[]) =>
    ask({ shifts: waiting.map((one) => shiftToReason(one, nameOf, locale)) });
  const wantedSubject = (wanted: readonly WantedChange[]) => subjectOf(wanted.map(planWanted));
  const keep = (action: StepAction, saved: readonly SavedChange[]) => {
    const given = Object.fromEntries(saved.map(({ change, version }) => [change.shiftId, version]));
    const changes = saved.map(({ change }) => change);
    const subject = subjectOf(changes.map(({ before, after }) => after ?? before));
    return push({ action, subject, changes }, given);
  };

  const save = async (action: StepAction, wanted: readonly WantedChange[], told: Told) => {
    const saving = { subject: wantedSubject(wanted), hasFailed: false };
    const result = await saveChanges(store, wanted, {
      writes: commands,
      versions,
      inTurn: (work) => inTurn(work, saving),
      askReason: (waiting) =>
        askFor(
          waiting.map(({ change, codes }) => ({
            ...(change.kind !== "remove" && change.warned && { warned: change.warned }),
            plan: planWanted(change),
            codes,
          })),
        ),
    });
    const { saved, problems, kept } = result;
    saving.hasFailed = saved.length === 0;
    const [problem] = problems;
    if (problem !== undefined) notify(refusalNotice(problem));
    if (kept.length > 0 || saved.length === 0) told.onKept?.();
    if (saved.length === 0) return;
    const step = keep(action, saved);
    if (told.isTold) tell(step, told.more);
  };

  const restore = async ({ id: shiftId, version }: Shift, seen: PublishedShift) => {
    const after = planOf(seen);
    const { written, refused } = await withOneReason([after], {
      write: (plan, overriding) =>
        commands.write({ shiftId, expectedVersion: version, plan, ...overriding }),
      askReason: (waiting) => askFor(waiting.map(({ item, codes }) => ({ plan: item, codes }))),
    });
    for (const { problem } of refused) notify(refusalNotice(problem));
    for (const { answer } of written) {
      const change = { shiftId, before: null, after };
      tell(keep("restore", [{ change, version: answer.version }]));
    }
  };

  return {
    save: (...step: Parameters<typeof save>) => void save(...step),
    restore: (...restored: Parameters<typeof restore>) => void inTurn(() => restore(...restored)),
  };
}

import type { ShiftPlan } from "@crewline/domain/records/schedules/shift";
import type { OverrideCode } from "@crewline/domain/records/schedules/shift-override";
import type { ShiftChange } from "../model/shift-change.ts";
import { withOneReason } from "../model/with-one-reason.ts";
import { mayWorkLater } from "./may-work-later.ts";
import type { PlanToReason } from "./shift-to-reason.ts";
import type { StepWriter, Taken } from "./take-step.ts";
import type { Step } from "./undo-stack.ts";

/**
 * Writes the shifts of a step; an undo begins with the last, so that each shift finds its earlier
 * place free again.
 */
export async function writeStep(step: Step, isUndo: boolean, writer: StepWriter): Promise<Taken> {
  const { commands, versions, askReason } = writer;
  const planOf = ({ before, after }: ShiftChange) => (isUndo ? before : after);
  const changes = isUndo ? step.changes.toReversed() : step.changes;
  const { written, refused, kept } = await withOneReason(changes, {
    areIndependent: changes.every(({ before, after }) => before === null || after === null),
    write: async (change, overriding) => {
      const { shiftId } = change;
      const expectedVersion = versions.get(shiftId) ?? 0;
      const plan = planOf(change);
      const answer = await commands.write({ shiftId, expectedVersion, plan, ...overriding });
      if (!("problem" in answer)) versions.set(shiftId, answer.version);
      return answer;
    },
    askReason: (waiting) =>
      askReason(waiting.flatMap(({ item, codes }) => toReason(planOf(item), codes))),
  });
  const later = refused.filter(({ problem }) => mayWorkLater(problem));
  const [problem] = refused;
  const part = (some: readonly ShiftChange[]) => partOf(step, some, writer);
  return {
    taken: part(written.map(({ item }) => item)),
    left: part([...kept, ...later.map(({ item }) => item)]),
    remark: "",
    stays: problem ?? (kept.length > 0 ? "noReason" : null),
  };
}

function toReason(plan: ShiftPlan | null, codes: readonly OverrideCode[]): PlanToReason[] {
  return plan === null ? [] : [{ plan, codes }];
}

/** The step with some of its changes, in their order; a step of its own unless it has them all. */
function partOf(
  step: Step,
  some: readonly ShiftChange[],
  { subjectOf }: Pick<StepWriter, "subjectOf">,
): Step | null {
  if (some.length === 0) return null;
  if (some.length === step.changes.length) return step;
  const changes = step.changes.filter((one) => some.includes(one));
  const subject = subjectOf(changes.map(({ before, after }) => after ?? before));
  return { ...step, id: crypto.randomUUID(), changes, subject };
}

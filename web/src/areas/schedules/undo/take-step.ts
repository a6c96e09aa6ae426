import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { ShiftPlan } from "@crewline/domain/records/schedules/shift";
import type { Problem } from "../../../api/problem.ts";
import { mayWorkLater } from "./may-work-later.ts";
import type { PlanToReason } from "./shift-to-reason.ts";
import { batchAgain, undoBatch } from "./take-batch.ts";
import type { Step, StepParts } from "./undo-stack.ts";
import type { ShiftCommands } from "./use-shift-commands.ts";
import { writeStep } from "./write-step.ts";

/** What became of a step, and why. */
export interface Taken extends StepParts {
  /** What stayed as it was because others changed or published it; empty if nothing did. */
  remark: string;
  /** Why some of it, or all, was not undone or redone; null if all was. */
  stays: Stays | null;
}

export type Stays = "noReason" | { problem: Problem };

/** The versions that this person's last writes gave the shifts. */
export type Versions = Map<ShiftId, number>;

export interface StepWriter {
  commands: ShiftCommands;
  versions: Versions;
  /** Asks for one reason for all of the plans; null if none is given. */
  askReason: (waiting: readonly PlanToReason[]) => Promise<string | null>;
  /** Names what a part of a step is about. */
  subjectOf: (plans: readonly (ShiftPlan | null)[]) => string;
}

/**
 * Takes a step back, or does it again. What is refused, or needs a reason that is not given, stays
 * as it is; it can be tried again unless the refusal is for good.
 */
export async function takeStep(step: Step, isUndo: boolean, writer: StepWriter): Promise<Taken> {
  const { batch } = step;
  if (batch === undefined) return writeStep(step, isUndo, writer);
  const answer = await (isUndo ? undoBatch(step, batch, writer) : batchAgain(step, batch, writer));
  if (!("problem" in answer)) return { ...answer, left: null, stays: null };
  return {
    taken: null,
    left: mayWorkLater(answer.problem) ? step : null,
    remark: "",
    stays: answer,
  };
}

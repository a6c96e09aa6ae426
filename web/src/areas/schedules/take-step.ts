import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { MOST_SHIFTS_AT_ONCE } from "@crewline/domain/records/schedules/schedule";
import type { CopiedWeek, Step } from "./undo-stack.ts";
import type { Answer } from "./model/write-change.ts";
import type { ShiftCommands } from "./use-shift-commands.ts";

interface Taken {
  /** The step as it is now; a week that is copied again has new shifts. */
  step: Step;
  /** Shifts that others changed or published, so that they stay. */
  kept: number;
}

/** The versions that this person's last writes gave the shifts. */
export type Versions = Map<ShiftId, number>;

interface Writer {
  commands: ShiftCommands;
  versions: Versions;
}

/** Takes a step back, or does it again. Stops at the first refusal. */
export function takeStep(step: Step, isUndo: boolean, writer: Writer): Promise<Answer<Taken>> {
  const { copied } = step;
  if (copied === undefined) return writeChanges(step, isUndo, writer);
  return isUndo ? removeCopies(step, copied, writer) : copyAgain(step, copied, writer.commands);
}

async function writeChanges(
  step: Step,
  isUndo: boolean,
  { commands, versions }: Writer,
): Promise<Answer<Taken>> {
  for (const { shiftId, before, after } of step.changes) {
    const version = versions.get(shiftId) ?? 0;
    const answer = await commands.write(shiftId, version, isUndo ? before : after);
    if ("problem" in answer) return answer;
    versions.set(shiftId, answer.version);
  }
  return { step, kept: 0 };
}

/** Untouched copies go at once; those that this person moved and moved back go one by one. */
async function removeCopies(
  step: Step,
  { shiftIds }: CopiedWeek,
  { commands, versions }: Writer,
): Promise<Answer<Taken>> {
  let kept = 0;
  for (const shiftId of shiftIds.filter((id) => versions.has(id))) {
    const answer = await commands.write(shiftId, versions.get(shiftId) ?? 0, null);
    if ("problem" in answer) kept += 1;
  }
  const untouched = shiftIds.filter((id) => !versions.has(id));
  for (let at = 0; at < untouched.length; at += MOST_SHIFTS_AT_ONCE) {
    const answer = await commands.removeDrafts(untouched.slice(at, at + MOST_SHIFTS_AT_ONCE));
    if ("problem" in answer) return answer;
    kept += answer.kept;
  }
  return { step, kept };
}

async function copyAgain(
  step: Step,
  { shiftIds: _before, ...week }: CopiedWeek,
  { copyWeek }: ShiftCommands,
): Promise<Answer<Taken>> {
  const answer = await copyWeek(week);
  if ("problem" in answer) return answer;
  const copied = { ...week, shiftIds: answer.shiftIds };
  return { step: { ...step, id: crypto.randomUUID(), copied }, kept: 0 };
}

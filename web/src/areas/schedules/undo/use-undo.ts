import { entriesById } from "@crewline/domain/kernel/ids/entries-by-id";
import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { createContext, use, useRef, useState } from "react";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { employeeNames } from "../../../entities/employees/employee-names.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import type { AwaitedWrites } from "./awaited-writes.ts";
import { awaitStep } from "./awaited-writes.ts";
import { useAskReason } from "../rules/reason-context.ts";
import { shiftToReason } from "./shift-to-reason.ts";
import { stepSubject } from "./step-subject.ts";
import { doneWords, takenWords } from "./step-words.ts";
import { stepsInTurn } from "./steps-in-turn.ts";
import { countUp } from "./take-batch.ts";
import type { StepWriter } from "./take-step.ts";
import { takeStep } from "./take-step.ts";
import type { Step, UndoStack } from "./undo-stack.ts";
import { doneAgain, dropped, emptyStack, pushed, takenBack } from "./undo-stack.ts";
import type { ShiftCommands } from "./use-shift-commands.ts";
import { useShiftCommands } from "./use-shift-commands.ts";
import type { Turns } from "./use-turns.ts";
import { useTurns } from "./use-turns.ts";

export interface RosterUndo {
  canUndo: boolean;
  canRedo: boolean;
  /** Remembers what was saved, with the versions that the server gave the shifts. */
  push: (step: Omit<Step, "id">, versions?: Readonly<Record<ShiftId, number>>) => Step;
  /** Says what was done, with a button that takes it back. */
  tell: (step: Step, more?: string) => void;
  /** Takes a step out that was undone elsewhere. */
  forget: (step: Step) => void;
  /** Undoes a step, else the latest. */
  undo: (step?: Step) => void;
  redo: () => void;
  /** Runs a change after those that are on their way, so that undo finds them done. */
  inTurn: Turns["inTurn"];
  /** True while a change is on its way, or waits for a reason. */
  isSaving: boolean;
  /** The answered changes that live data may not show yet. */
  awaited: AwaitedWrites;
  /** The versions that this person's last writes gave the shifts. */
  versions: Map<ShiftId, number>;
  commands: ShiftCommands;
}

/** Messages about steps replace each other, so that quick moves do not pile them up. */
const topic = "roster-step";

/**
 * The steps of this session, for each week on its own. Each undo is a write like any other: it says
 * which version it expects, so that it is refused where another manager changed the shift.
 */
export function useUndo(weekKey: string, people: readonly Employee[]): RosterUndo {
  const [stacks, setStacks] = useState<Readonly<Record<string, UndoStack>>>({});
  const latest = useRef(stacks);
  const [versions] = useState(() => new Map<ShiftId, number>());
  const [awaited] = useState((): AwaitedWrites => new Map());
  const turns = useTurns();
  const notify = useNotice();
  const commands = useShiftCommands();
  const texts = useStepTexts(people);
  const stackOf = () => latest.current[weekKey] ?? emptyStack;
  const change = (stack: UndoStack) => {
    latest.current = { ...latest.current, [weekKey]: stack };
    setStacks(latest.current);
  };

  const take = async (wanted: Step | undefined, isUndo: boolean) => {
    const steps = isUndo ? stackOf().done : stackOf().undone;
    const step = wanted === undefined ? steps.at(-1) : steps.find(({ id }) => id === wanted.id);
    if (step === undefined) return;
    const taken = await takeStep(step, isUndo, { commands, versions, ...texts });
    if (taken.taken !== null) awaitStep(awaited, taken.taken.changes, { versions, isUndo });
    change(isUndo ? takenBack(stackOf(), step, taken) : doneAgain(stackOf(), step, taken));
    notify({ ...takenWords(step, isUndo, taken), topic });
  };

  const steps = () =>
    stepsInTurn({
      take,
      canRedo: () => stackOf().undone.length > 0,
      tell: (words) => notify({ ...words, topic }),
      turns,
    });
  const undo = (step?: Step) => steps().undo(step);
  return {
    canUndo: (stacks[weekKey]?.done.length ?? 0) > 0,
    canRedo: (stacks[weekKey]?.undone.length ?? 0) > 0,
    push: (step, saved = {}) => {
      for (const [id, version] of entriesById(saved)) versions.set(id, version);
      awaitStep(awaited, step.changes, { versions, isUndo: false });
      countUp(versions, step.batch?.changedIds);
      const whole = { ...step, id: crypto.randomUUID() };
      change(pushed(stackOf(), whole));
      return whole;
    },
    tell: (step, more = "") =>
      notify({ text: `${doneWords(step)} ${more}`.trimEnd(), topic, undo: () => undo(step) }),
    forget: (step) => change(dropped(stackOf(), step)),
    undo,
    redo: () => steps().redo(),
    inTurn: turns.inTurn,
    isSaving: turns.isBusy,
    awaited,
    versions,
    commands,
  };
}

function useStepTexts(people: readonly Employee[]): Pick<StepWriter, "askReason" | "subjectOf"> {
  const locale = useLocale();
  const ask = useAskReason();
  return {
    askReason: (waiting) => {
      const nameOf = employeeNames(people);
      return ask({ shifts: waiting.map((one) => shiftToReason(one, nameOf, locale)) });
    },
    subjectOf: (plans) => stepSubject(plans, employeeNames(people), locale),
  };
}

export const UndoContext = createContext<RosterUndo | null>(null);

/** The steps of the week on screen. */
export function useRosterUndo(): RosterUndo {
  const undo = use(UndoContext);
  if (undo === null) throw new Error("useRosterUndo needs the roster above it.");
  return undo;
}

import type { useCommand } from "../../api/use-command.ts";

type Problem = ReturnType<typeof useCommand>["problem"];

/** An action of product staff on a login or company, in words, and the question before it. */
export interface StaffActWords {
  label: string;
  title: string;
  text: string;
  confirmLabel: string;
  done: string;
  isDangerous: boolean;
}

export interface StaffAct extends StaffActWords {
  isRunning: boolean;
  problem: Problem;
  clear: () => void;
  /** True when it was done. */
  run: (reason: string) => Promise<boolean>;
}

interface Command<I> {
  run: (input: I) => Promise<object | null>;
  isRunning: boolean;
  problem: Problem;
  clearProblem: () => void;
}

/** The action that gives the command with the reason. */
export function staffActOf<I extends { reason: string }>(
  words: StaffActWords,
  { isRunning, problem, clearProblem, run }: Command<I>,
  inputOf: (reason: string) => I,
): StaffAct {
  return {
    ...words,
    isRunning,
    problem,
    clear: clearProblem,
    run: async (reason) => (await run(inputOf(reason))) !== null,
  };
}

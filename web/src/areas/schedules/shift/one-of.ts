import type { Command } from "../../../api/use-command.ts";

interface OneOf<A, B> {
  planned: A;
  /** What is sent to the recurring shift instead; null for the shift alone. */
  recurring: B | null;
}

/** What became of a recurring shift, with what was sent. */
interface Repeated<B, D> {
  filled: D;
  sent: B;
}

/** Two commands as one form sees them: that of a shift, and that of its recurring shift. */
export function oneOf<A, B, C, D>(
  shift: Pick<Command<A, C>, "isRunning" | "problem" | "clearProblem"> & {
    run: (input: A) => Promise<C | null>;
  },
  recurring: Pick<Command<B, D>, "isRunning" | "problem" | "clearProblem"> & {
    run: (input: B) => Promise<D | null>;
  },
) {
  const repeat = async (sent: B): Promise<Repeated<B, D> | null> => {
    const filled = await recurring.run(sent);
    return filled === null ? null : { filled, sent };
  };
  return {
    run: (input: OneOf<A, B>): Promise<C | Repeated<B, D> | null> =>
      input.recurring === null ? shift.run(input.planned) : repeat(input.recurring),
    isRunning: shift.isRunning || recurring.isRunning,
    problem: shift.problem ?? recurring.problem,
    clearProblem: () => {
      shift.clearProblem();
      recurring.clearProblem();
    },
  };
}

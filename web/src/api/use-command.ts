import { useMutation } from "@tanstack/react-query";
import type { UseMutationOptions } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { afterProof } from "./after-proof.ts";
import type { Problem } from "./problem.ts";
import { NO_ANSWER, OFFLINE, problemOf } from "./problem.ts";

/** The key is only given to repeat a call that was answered. */
type WithoutKey<T> = T extends unknown
  ? Omit<T, "idempotencyKey"> & { idempotencyKey?: string }
  : never;

/** What a call gave, or its problem. */
export type Settled<T> = { problem: null; output: T } | { problem: Problem };

export interface Command<TInput, TOutput> {
  /** Returns null when it failed; `problem` then says why, a missing connection until it is back. */
  run: (input: WithoutKey<TInput>) => Promise<TOutput | null>;
  /**
   * As `run`, with the problem of this call, for a caller that runs several at once; null where the
   * person canceled the sign-in that the call needs.
   */
  settle: (input: WithoutKey<TInput>) => Promise<Settled<TOutput> | null>;
  isRunning: boolean;
  problem: Problem | null;
  clearProblem: () => void;
}

interface CommandEvents<TOutput> {
  onDone?: (output: TOutput) => void;
  /** Called before `run` answers null, for a caller that needs the reason at once. */
  onProblem?: (problem: Problem) => void;
}

interface Attempt {
  input: string;
  key: string;
}

/**
 * Runs a mutation as one attempt of the person. The idempotency key stays the same while the same
 * input is tried again after no answer came, so that the server does the work once. What needs a
 * recent sign-in is repeated with the same key after one; cancelling that leaves all as it was.
 */
export function useCommand<TInput extends { idempotencyKey: string }, TOutput, TError, TContext>(
  options: UseMutationOptions<TOutput, TError, TInput, TContext>,
  { onDone, onProblem }: CommandEvents<TOutput> = {},
): Command<TInput, TOutput> {
  const { mutateAsync } = useMutation(options);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isRunning, setRunning] = useState(false);
  const unanswered = useRef<Attempt | null>(null);

  const settle = async (input: WithoutKey<TInput>): Promise<Settled<TOutput> | null> => {
    const attempt = attemptFor(JSON.stringify(input), unanswered.current);
    // A second tap before the screen shows the first is the same attempt.
    unanswered.current = attempt;
    setProblem(null);
    setRunning(true);
    const result = await afterProof(() =>
      settled(mutateAsync(withKey<TInput>(input, attempt.key))),
    );
    setRunning(false);
    if (result === null) return null;
    if (result.problem === null) {
      unanswered.current = null;
      onDone?.(result.output);
      return result;
    }
    unanswered.current = result.problem.code === NO_ANSWER ? attempt : null;
    setProblem(result.problem);
    onProblem?.(result.problem);
    return result;
  };

  const run = async (input: WithoutKey<TInput>): Promise<TOutput | null> => {
    const result = await settle(input);
    return result?.problem === null ? result.output : null;
  };

  const isOffline = problem?.code === OFFLINE;
  useEffect(() => {
    if (!isOffline) return;
    const forget = () => setProblem(null);
    window.addEventListener("online", forget);
    return () => window.removeEventListener("online", forget);
  }, [isOffline]);

  return { run, settle, isRunning, problem, clearProblem: () => setProblem(null) };
}

async function settled<T>(call: Promise<T>): Promise<Settled<T>> {
  try {
    return { problem: null, output: await call };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

function attemptFor(input: string, unanswered: Attempt | null): Attempt {
  return unanswered?.input === input ? unanswered : { input, key: crypto.randomUUID() };
}

/** The compiler cannot see that the one omitted key makes the input whole again. */
function withKey<TInput>(input: WithoutKey<TInput>, idempotencyKey: string): TInput {
  return { idempotencyKey, ...input } as TInput;
}

import { createContext, use } from "react";

/** Shifts that need a manager's reason, each with what needs it; `subject` is empty for one that a text names. */
export interface ReasonQuestion {
  shifts: readonly { subject: string; warnings: readonly string[] }[];
}

/** Asks for a reason; answers null for a manager who changes nothing after all. */
export type AskReason = (question: ReasonQuestion) => Promise<string | null>;

export const ReasonContext = createContext<AskReason | null>(null);

export function useAskReason(): AskReason {
  const ask = use(ReasonContext);
  if (ask === null) throw new Error("A reason needs its provider above it.");
  return ask;
}

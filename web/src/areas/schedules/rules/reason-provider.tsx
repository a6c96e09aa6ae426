import type { ReactNode } from "react";
import { useCallback, useState } from "react";
import type { AskReason, ReasonQuestion } from "./reason-context.ts";
import { ReasonContext } from "./reason-context.ts";
import { LazyReasonDialog } from "./reason-parts.ts";

interface Asked extends ReasonQuestion {
  answer: (reason: string | null) => void;
}

/** Holds the dialog that asks for the reason of an override, for what saves without a form. */
export function ReasonProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask: AskReason = useCallback(
    (question) => new Promise((answer) => setAsked({ ...question, answer })),
    [],
  );
  const answer = (reason: string | null) => {
    setAsked(null);
    asked?.answer(reason);
  };
  return (
    <ReasonContext value={ask}>
      {children}
      {asked !== null && (
        <LazyReasonDialog
          shifts={asked.shifts}
          onSave={answer}
          onClose={() => {
            answer(null);
          }}
        />
      )}
    </ReasonContext>
  );
}

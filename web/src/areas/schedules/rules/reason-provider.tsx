import type { ReactNode } from "react";
import { useCallback, useState } from "react";
import { AskedReason } from "./asked-reason.tsx";
import type { AskReason, ReasonQuestion } from "./reason-context.ts";
import { ReasonContext } from "./reason-context.ts";
import { usePressedPointer } from "./use-pressed-pointer.ts";

interface Asked extends ReasonQuestion {
  id: string;
  answer: (reason: string | null) => void;
}

/**
 * Asks for the reasons of overrides, for what saves without a form: one question after another, each
 * with its own answer.
 */
export function ReasonProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Asked[]>([]);
  const isPressed = usePressedPointer();
  const ask: AskReason = useCallback(
    (question) =>
      new Promise((answer) => {
        const asked = { ...question, id: crypto.randomUUID(), answer };
        setQueue((before) => [...before, asked]);
      }),
    [],
  );
  const answer = ({ id, answer: tell }: Asked, reason: string | null) => {
    setQueue((before) => before.filter((one) => one.id !== id));
    tell(reason);
  };
  const [next] = queue;
  return (
    <ReasonContext value={ask}>
      {children}
      {next !== undefined && (
        <AskedReason
          questionKey={next.id}
          shifts={next.shifts}
          isPressed={isPressed}
          onAnswer={(reason) => answer(next, reason)}
        />
      )}
    </ReasonContext>
  );
}

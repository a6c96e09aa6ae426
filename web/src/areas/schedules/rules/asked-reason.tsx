import type { ReasonQuestion } from "./reason-context.ts";
import { LazyReasonDialog } from "./reason-parts.ts";
import { useHandsFree } from "./use-hands-free.ts";

interface AskedReasonProps extends ReasonQuestion {
  questionKey: string;
  /** True while a pointer is pressed. */
  isPressed: () => boolean;
  onAnswer: (reason: string | null) => void;
}

/**
 * Shows a question once it interrupts nothing. The questions behind it follow in the same dialog,
 * as the manager is answering already.
 */
export function AskedReason({ questionKey, shifts, isPressed, onAnswer }: AskedReasonProps) {
  const isFree = useHandsFree(isPressed);
  if (!isFree) return null;
  return (
    <LazyReasonDialog
      key={questionKey}
      shifts={shifts}
      onSave={onAnswer}
      onClose={() => onAnswer(null)}
    />
  );
}

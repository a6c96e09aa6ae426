import { useEffect, useId, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { parseTimeRange } from "@crewline/domain/kernel/time/local-time";
import type { TimeRange } from "@crewline/domain/kernel/time/local-time";

/** The state of the cell that is being typed into. */
export interface Typing {
  /** The key that began the typing. */
  initial: string;
  /** Saves the shift, then moves to the next day if asked; returns why it cannot, or null. */
  onSave: (range: TimeRange, goesOn: boolean) => string | null;
  onDetails: (range: TimeRange | null) => void;
  onClose: (keepsFocus: boolean) => void;
}

/** A shift typed into its cell: "9-5", "22-6", "930a-2p". Enter saves, Tab saves and moves on. */
export function QuickAdd({ label, ...typing }: Typing & { label: string }) {
  const { initial, onSave, onDetails, onClose } = typing;
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const problemId = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const save = (goesOn: boolean) => {
    const range = parseTimeRange(text);
    setProblem(range === null ? "Type from-to, for example 9-5 or 22-6." : onSave(range, goesOn));
  };
  const handleKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    const isTab = event.key === "Tab" && !event.shiftKey && text.trim() !== "";
    if (event.key !== "Enter" && event.key !== "Escape" && !isTab) return;
    event.preventDefault();
    if (event.key === "Escape") onClose(true);
    else save(isTab);
  };
  return (
    <>
      <input
        ref={field}
        className="typing"
        aria-label={label}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : problemId}
        placeholder="9-5"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(null);
        }}
        onKeyDown={handleKey}
        onBlur={() => {
          if (text.trim() === "") onClose(false);
        }}
      />
      {problem !== null && (
        <span id={problemId} role="alert" className="typing-problem">
          {problem}
        </span>
      )}
      <button
        type="button"
        className="link"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onDetails(parseTimeRange(text))}
      >
        More fields
      </button>
    </>
  );
}

import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { parseTypedShift } from "@crewline/domain/rules/schedules/typed/typed-shift";
import type { TypedShift } from "@crewline/domain/rules/schedules/typed/typed-shift";
import { formatShortSpan } from "@crewline/domain/kernel/formats/format-time";
import { typedShiftMeaning } from "@crewline/domain/words/schedules/typed-line-words";
import type { ShiftTemplate } from "@crewline/domain/records/schedules/shift-template";
import { useLocale } from "../../../locale/use-locale.ts";
import { TemplateButtons } from "../templates/template-buttons.tsx";

/** The state of the cell that is being typed into. */
export interface Typing {
  /** The key that began the typing. */
  initial: string;
  takesFocus: boolean;
  onType: (text: string) => void;
  /** Saves the shift, then moves to the next day if asked; returns why it cannot, or null. */
  onSave: (shift: TypedShift, goesOn: boolean) => string | null;
  onDetails: (shift: TypedShift | null) => void;
  /** Saves a shift of the template; returns why it cannot, or null. */
  onTemplate: (template: ShiftTemplate) => string | null;
  /** The shift that was typed last, which Enter alone adds again. */
  last: TypedShift;
  onClose: (keepsFocus: boolean) => void;
}

/**
 * A shift typed into its cell: "9-5", "22-6", "930a-2p", "9-5 30m". Enter saves, Tab saves and moves
 * on; nothing or "=" is the last shift again. The meaning is shown while typing.
 */
export function QuickAdd({ label, ...typing }: Typing & { label: string }) {
  const locale = useLocale();
  const { initial, takesFocus, last, onType, onSave, onDetails, onTemplate, onClose } = typing;
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const problemId = useId();
  const field = useRef<HTMLInputElement>(null);
  const focusAtFirst = useEffectEvent(() => {
    if (takesFocus) field.current?.focus();
  });
  useEffect(() => focusAtFirst(), []);
  const isAgain = text.trim() === "" || text.trim() === "=";
  const typed = isAgain ? last : parseTypedShift(text);
  const save = (goesOn: boolean) =>
    setProblem(typed === null ? "Type from-to, for example 9-5 or 22-6." : onSave(typed, goesOn));
  const handleKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    const isTab = event.key === "Tab" && !event.shiftKey && text.trim() !== "";
    if (event.key !== "Enter" && event.key !== "Escape" && !isTab) return;
    event.preventDefault();
    if (event.key === "Escape") onClose(true);
    else save(isTab);
  };
  return (
    <div className="typing-place">
      <input
        ref={field}
        className="typing"
        aria-label={label}
        aria-invalid={problem !== null}
        aria-describedby={problemId}
        placeholder={formatShortSpan(spanOf(last), locale)}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          onType(event.target.value);
          setProblem(null);
        }}
        onKeyDown={handleKey}
        onBlur={() => {
          if (text.trim() === "") onClose(false);
        }}
      />
      <span className="typing-says">
        {problem === null ? (
          <output id={problemId}>
            {typed === null ? "From-to, for example 9-5" : typedShiftMeaning(typed, locale)}
          </output>
        ) : (
          <span id={problemId} role="alert" className="typing-problem">
            {problem}
          </span>
        )}
        <TemplateButtons text={text} onChoose={(template) => setProblem(onTemplate(template))} />
        <button
          type="button"
          className="link"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onDetails(typed)}
        >
          More fields
        </button>
      </span>
    </div>
  );
}

function spanOf({ range }: TypedShift) {
  return { startsAtLocal: range.startsAt, endsAtLocal: range.endsAt };
}

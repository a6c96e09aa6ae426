import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import type { AnswerValue } from "@crewline/domain/records/checklists/checklist-answer";
import type { ChecklistItem } from "@crewline/domain/records/checklists/checklist-item";
import { measuredTypes } from "@crewline/domain/records/checklists/checklist-item";
import { isFailed } from "@crewline/domain/rules/checklists/judge-answer";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { useUnsaved } from "../../ui/unsaved/use-unsaved.ts";
import type { ShownAnswer } from "./checklist-items.tsx";
import { MeasureInput } from "./measure-input.tsx";

interface TypedAnswerProps {
  item: ChecklistItem;
  answer: ShownAnswer | null;
  isReadOnly: boolean;
  onAnswer: (value: AnswerValue | null, note: string) => void;
}

interface Typed {
  value: AnswerValue | null;
  note: string;
}

/**
 * A number or text that is typed and then saved. A value out of bounds, and a "No", is saved with a
 * note that says what was done about it.
 */
export function TypedAnswer(props: TypedAnswerProps) {
  const { item, answer, isReadOnly, onAnswer } = props;
  const [typed, setTyped] = useState<Typed | null>(null);
  const [isTried, setTried] = useState(false);
  useUnsaved(() => typed !== null);
  const isTyped = item.type === "text" || measuredTypes.has(item.type);
  const saved: Typed = answer ?? { value: null, note: "" };
  const shown = typed === null ? saved : { ...typed, value: isTyped ? typed.value : saved.value };
  const failed = shown.value !== null && isFailed(item, shown.value);
  if (!isTyped && !failed) return null;
  const note = shown.note.trim();
  const save = () => {
    setTried(true);
    if (!isAnswer(shown.value) || (failed && note === "")) return;
    onAnswer(shown.value, failed ? note : "");
    setTyped(null);
    setTried(false);
  };
  const error = (isMissing: boolean, text: string) => (isTried && isMissing ? text : undefined);
  return (
    <Stack sx={{ gap: 1 }}>
      {isTyped && (
        <ValueInput
          item={item}
          value={shown.value}
          isDisabled={isReadOnly}
          onChange={(value) => setTyped({ ...shown, value })}
          error={error(!isAnswer(shown.value), "Enter a value.")}
        />
      )}
      {failed && (
        <TextInput
          label="What did you do about it?"
          isSmall
          isDisabled={isReadOnly}
          value={shown.note}
          onChange={(next) => setTyped({ ...shown, note: next })}
          error={error(note === "", "Add a note.")}
          maxLength={300}
          isRequired
        />
      )}
      {typed !== null && !isReadOnly && (
        <Button variant="outlined" onClick={save} sx={{ alignSelf: "flex-start" }}>
          Save answer
        </Button>
      )}
    </Stack>
  );
}

/** NaN is a text that is no number. */
function isAnswer(value: AnswerValue | null): value is AnswerValue {
  return value !== null && !Number.isNaN(value);
}

interface ValueInputProps {
  item: ChecklistItem;
  value: AnswerValue | null;
  isDisabled: boolean;
  onChange: (value: AnswerValue | null) => void;
  error: string | undefined;
}

function ValueInput({ item, value, onChange, ...field }: ValueInputProps) {
  const common = { label: item.label, isLabelHidden: true, isSmall: true, ...field };
  if (item.type === "text") {
    const text = typeof value === "string" ? value : "";
    const change = (next: string) => onChange(next === "" ? null : next);
    return <TextInput {...common} value={text} onChange={change} maxLength={500} rows={1} />;
  }
  const measured = typeof value === "number" ? value : null;
  const unit = item.unit === "" ? {} : { unit: item.unit };
  return <MeasureInput {...common} {...unit} value={measured} onChange={onChange} />;
}

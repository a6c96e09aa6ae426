import type { Formats } from "@crewline/domain/kernel/formats/formats";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { choicesOf, clockWords, dateWords, numberWords } from "./format-words.ts";

interface FormatFieldsProps {
  value: Formats;
  onChange: (changes: Partial<Formats>) => void;
  /** The formats where nothing is chosen. */
  usual: Formats;
}

/** The questions about how times, dates and numbers are written. */
export function FormatFields({ value, onChange, usual }: FormatFieldsProps) {
  return (
    <>
      <SelectInput
        label="Clock"
        value={value.clock}
        options={choicesOf(clockWords, usual.clock)}
        onChange={(clock) => onChange({ clock })}
      />
      <SelectInput
        label="Dates"
        value={value.dateOrder}
        options={choicesOf(dateWords, usual.dateOrder)}
        onChange={(dateOrder) => onChange({ dateOrder })}
      />
      <SelectInput
        label="Numbers"
        value={value.numberStyle}
        options={choicesOf(numberWords, usual.numberStyle)}
        onChange={(numberStyle) => onChange({ numberStyle })}
      />
    </>
  );
}

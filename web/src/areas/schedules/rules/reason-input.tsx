import { MOST_REASON_LETTERS } from "@crewline/domain/records/schedules/shift-override";
import { TextInput } from "../../../ui/inputs/text-input.tsx";

interface ReasonInputProps {
  value: string;
  onChange: (reason: string) => void;
  error: string | undefined;
  autoFocus?: boolean;
}

/** Why a shift is scheduled although the rules warn. */
export function ReasonInput({ value, onChange, error, autoFocus = false }: ReasonInputProps) {
  return (
    <TextInput
      autoFocus={autoFocus}
      label="Reason"
      rows={2}
      maxLength={MOST_REASON_LETTERS}
      value={value}
      onChange={onChange}
      error={error}
      help="Kept with the shift and in its history."
      isRequired
    />
  );
}

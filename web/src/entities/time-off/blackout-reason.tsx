import type { Blackout } from "@crewline/domain/records/time-off/blackout";
import { isReason } from "@crewline/domain/rules/time-off/blackouts";
import { TextInput } from "../../ui/inputs/text-input.tsx";

interface BlackoutReasonProps {
  /** The blackout that the days meet; null asks for nothing. */
  blackout: Blackout | null;
  value: string;
  onChange: (reason: string) => void;
  /** True after a refusal. */
  isMissed: boolean;
}

/** Why a manager enters time off in a blackout. */
export function BlackoutReason({ blackout, value, onChange, isMissed }: BlackoutReasonProps) {
  if (blackout === null) return null;
  return (
    <TextInput
      label={`Reason for time off in ${blackout.name}`}
      value={value}
      onChange={onChange}
      error={isMissed && !isReason(value) ? "Enter a reason." : undefined}
      maxLength={500}
      isRequired
    />
  );
}

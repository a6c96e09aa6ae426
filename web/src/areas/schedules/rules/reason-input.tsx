import type { Locale } from "@crewline/domain/kernel/formats/locale";
import {
  MOST_REASON_LETTERS,
  overrideDecisionSchema,
} from "@crewline/domain/records/schedules/shift-override";
import { issueSentence } from "@crewline/domain/words/issues/issue-sentence";
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

/** The sentence beside a reason that cannot be saved; undefined for one that can. */
export function reasonProblem(reason: string, locale: Locale): string | undefined {
  const [issue] = overrideDecisionSchema.shape.reason.safeParse(reason).error?.issues ?? [];
  return issue === undefined ? undefined : issueSentence(issue, locale);
}

import { recordBreaksLabel } from "@crewline/domain/words/time-entries/suggested-end-words";
import { useLocale } from "../../locale/use-locale.ts";
import { CheckInput } from "../../ui/inputs/check-input.tsx";
import type { EndChoices } from "./use-end-choices.ts";

interface BreakChoiceProps {
  choices: EndChoices;
  timeZone: string;
}

/** Takes the breaks that nobody punched out of what is accepted, or in again. */
export function BreakChoice({ choices, timeZone }: BreakChoiceProps) {
  const locale = useLocale();
  if (choices.breaks.length === 0) return null;
  return (
    <CheckInput
      label={recordBreaksLabel(choices.breaks, timeZone, locale)}
      value={choices.isWithBreaks}
      onChange={choices.setWithBreaks}
    />
  );
}

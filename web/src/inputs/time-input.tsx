import { parseLocalTime, whyNoLocalTime } from "@crewline/domain/kernel/time/local-time";
import { timeText } from "@crewline/domain/kernel/formats/time-text";
import type { FieldProps } from "../ui/inputs/field-props.ts";
import type { TextMeaning } from "../ui/inputs/meaning-input.tsx";
import { MeaningInput } from "../ui/inputs/meaning-input.tsx";

const meaning: TextMeaning = {
  read: parseLocalTime,
  write: (time) => (time === "" ? "" : timeText(time)),
  explain: whyNoLocalTime,
};

/** A local time as `HH:MM`, "" while none is typed; "6a", "0600" and "18" are understood. */
export function TimeInput(props: FieldProps<string>) {
  return <MeaningInput {...props} meaning={meaning} placeholder={timeText("09:00")} />;
}

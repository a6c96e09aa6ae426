import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { useLocale } from "../locale/use-locale.ts";
import { whyNoLocalTime } from "@crewline/domain/words/time/typed-time-words";
import { parseLocalTime } from "@crewline/domain/kernel/time/local-time";
import { timeText } from "@crewline/domain/kernel/formats/time-text";
import type { FieldProps } from "../ui/inputs/field-props.ts";
import type { TextMeaning } from "../ui/inputs/meaning-input.tsx";
import { MeaningInput } from "../ui/inputs/meaning-input.tsx";

const meaningIn = (locale: Locale): TextMeaning => ({
  read: parseLocalTime,
  write: (time) => (time === "" ? "" : timeText(time, locale)),
  explain: (text) => whyNoLocalTime(text, locale),
});

/** A local time, null for none; a text that is not a time is the value as typed, for the schema to refuse. */
export function OptionalTimeInput({ value, onChange, ...field }: FieldProps<string | null>) {
  const locale = useLocale();
  return (
    <MeaningInput
      {...field}
      value={value ?? ""}
      onChange={(time) => onChange(time === "" ? null : time)}
      meaning={meaningIn(locale)}
      placeholder={timeText("09:00", locale)}
      keepsUnread
    />
  );
}

/** A local time as `HH:MM`, "" while none is typed; "6a", "0600" and "18" are understood. */
export function TimeInput(props: FieldProps<string>) {
  const locale = useLocale();
  return (
    <MeaningInput {...props} meaning={meaningIn(locale)} placeholder={timeText("09:00", locale)} />
  );
}

import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { useLocale } from "../locale/use-locale.ts";
import type { TimeRange } from "@crewline/domain/kernel/time/local-time";
import { whyNoTimeRange } from "@crewline/domain/words/time/typed-time-words";
import { parseTimeRange } from "@crewline/domain/kernel/time/local-time";
import { endsNextDay, rangeText } from "@crewline/domain/kernel/formats/time-text";
import type { FieldProps } from "../ui/inputs/field-props.ts";
import type { TextMeaning } from "../ui/inputs/meaning-input.tsx";
import { MeaningInput } from "../ui/inputs/meaning-input.tsx";

const NONE: TimeRange = { startsAt: "", endsAt: "" };

const meaningIn = (locale: Locale): TextMeaning => ({
  read: (text) => {
    const range = parseTimeRange(text);
    return range === null ? null : joined(range);
  },
  write: (value) => (value === "" ? "" : rangeText(apart(value), locale)),
  explain: (text) => whyNoTimeRange(text, locale),
});

/**
 * From-to in one field: "6a-3p", "6-15", "22-6" for a night. Start and end are "" while nothing
 * that can be read is typed.
 */
export function TimeRangeInput({ value, onChange, help, ...field }: FieldProps<TimeRange>) {
  const locale = useLocale();
  const isSet = value.startsAt !== "" && value.endsAt !== "";
  const night = isSet && endsNextDay(value) ? "Ends the next day" : undefined;
  return (
    <MeaningInput
      {...field}
      value={isSet ? joined(value) : ""}
      onChange={(text) => onChange(text === "" ? NONE : apart(text))}
      help={night ?? help}
      meaning={meaningIn(locale)}
      placeholder={rangeText({ startsAt: "09:00", endsAt: "17:00" }, locale)}
    />
  );
}

function joined({ startsAt, endsAt }: TimeRange): string {
  return `${startsAt}-${endsAt}`;
}

function apart(text: string): TimeRange {
  const [startsAt = "", endsAt = ""] = text.split("-");
  return { startsAt, endsAt };
}

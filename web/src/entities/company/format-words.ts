import type {
  ClockFormat,
  DateOrder,
  Formats,
  NumberStyle,
} from "@crewline/domain/kernel/formats/formats";

interface Choice {
  /** The name of the choice; empty where the sample says it all. */
  name: string;
  sample: string;
}
type Words<V extends string> = Readonly<Record<Exclude<V, "automatic">, Choice>>;

export const clockWords: Words<ClockFormat> = {
  24: { name: "24 hours, ", sample: "14:30" },
  12: { name: "12 hours, ", sample: "2:30 PM" },
};
export const dateWords: Words<DateOrder> = {
  dayFirst: { name: "Day first, ", sample: "20 Nov 2026" },
  monthFirst: { name: "Month first, ", sample: "Nov 20, 2026" },
  yearFirst: { name: "Year first, ", sample: "2026-11-20" },
};
export const numberWords: Words<NumberStyle> = {
  point: { name: "", sample: "1,234.56" },
  comma: { name: "", sample: "1.234,56" },
  space: { name: "", sample: "1\u202f234,56" },
};

/** The choices of a field; the first leaves it open and says what then holds. */
export function choicesOf<V extends string>(words: Words<V>, usual: V | "automatic") {
  const known = Object.entries<Choice>(words).find(([value]) => value === usual)?.[1];
  const open = known === undefined ? "Same as device" : `As in the company, ${known.sample}`;
  return [
    { value: "automatic" as V, label: open },
    ...Object.entries<Choice>(words).map(([value, { name, sample }]) => ({
      value: value as V,
      label: `${name}${sample}`,
    })),
  ];
}

/** Formats in samples: "14:30", "20 Nov 2026", "1.234,56"; without what is left to the device. */
export function formatSamples({ clock, dateOrder, numberStyle }: Formats): string[] {
  return [
    ...(clock === "automatic" ? [] : [clockWords[clock].sample]),
    ...(dateOrder === "automatic" ? [] : [dateWords[dateOrder].sample]),
    ...(numberStyle === "automatic" ? [] : [numberWords[numberStyle].sample]),
  ];
}

import type { DateOrder, Formats, NumberStyle } from "../../kernel/formats/formats.ts";

/** The digits and months that the product writes, whatever script a country prefers. */
const plain = { numberingSystem: "latn", calendar: "gregory" } as const;
const SOME_DAY = new Date("2026-11-20T12:00:00.000Z");
const SOME_NUMBER = 1_234_567.8;

const orders: Readonly<Record<string, DateOrder>> = {
  day: "dayFirst",
  month: "monthFirst",
  year: "yearFirst",
};

/**
 * Returns the formats of times, dates and numbers in a country, by the data of its main language.
 */
export function formatsOfCountry(country: string): Formats {
  const locale = `${new Intl.Locale(`und-${country}`).maximize().language}-${country}`;
  return {
    clock: countsToTwelve(locale) ? "12" : "24",
    dateOrder: orderOf(locale),
    numberStyle: styleOf(locale),
  };
}

function countsToTwelve(locale: string): boolean {
  const { hourCycle } = new Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions();
  return hourCycle === "h11" || hourCycle === "h12";
}

function orderOf(locale: string): DateOrder {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", ...plain });
  const first = format.formatToParts(SOME_DAY).find(({ type }) => type in orders);
  return orders[first?.type ?? ""] ?? "automatic";
}

function styleOf(locale: string): NumberStyle {
  const parts = new Intl.NumberFormat(locale, plain).formatToParts(SOME_NUMBER);
  const textOf = (type: string) => parts.find((part) => part.type === type)?.value;
  if (textOf("decimal") === ".") return "point";
  return textOf("group") === "." ? "comma" : "space";
}

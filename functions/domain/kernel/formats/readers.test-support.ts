import { deviceFormats } from "./formats.ts";
import type { Locale } from "./locale.ts";
import { localeOf } from "./locale.ts";

/** A reader who chose 12 hours and the month first. */
export const american: Locale = localeOf({
  clock: "12",
  dateOrder: "monthFirst",
  numberStyle: "point",
});

/** A reader who chose 24 hours, the day first and a comma before the decimals. */
export const german: Locale = localeOf({
  clock: "24",
  dateOrder: "dayFirst",
  numberStyle: "comma",
});

/** A reader who chose nothing, with a device of the United States. */
export const onDevice: Locale = localeOf(deviceFormats);

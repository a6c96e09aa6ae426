import type { DateOrder, NumberStyle } from "./formats.ts";
import { countsToTwelve } from "./format-time.ts";
import { dateWriter, numberWriter } from "./intl-writers.ts";
import type { Locale } from "./locale.ts";

/** The request header that names the formats and the language of its answer's words. */
export const FORMATS_HEADER = "x-reader-formats";

/** The reader's formats and language as the header carries them: "12 monthFirst point en". */
export function formatsHeader(locale: Locale): string {
  const { dateOrder, numberStyle } = locale.formats;
  return [
    countsToTwelve(locale) ? "12" : "24",
    dateOrder === "automatic" ? dateOrderOf(locale.device) : dateOrder,
    numberStyle === "automatic" ? numberStyleOf(locale.device) : numberStyle,
    locale.language,
  ].join(" ");
}

/** Returns the date order of the device's language, because the server does not know the device. */
function dateOrderOf(device: string): DateOrder {
  const parts = dateWriter(device, { dateStyle: "short" }).formatToParts(0);
  const first = parts.find(({ type }) => type !== "literal")?.type;
  if (first === "year") return "yearFirst";
  return first === "month" ? "monthFirst" : "dayFirst";
}

function numberStyleOf(device: string): NumberStyle {
  const parts = numberWriter(device, {}).formatToParts(12_345.6);
  const separator = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  if (separator("decimal") === ".") return "point";
  return separator("group") === "." ? "comma" : "space";
}

import type { DateOrder, Formats, NumberStyle } from "./formats.ts";
import { presentFormats } from "./formats.ts";
import { countsToTwelve } from "./format-time.ts";

/** The request header that names the formats in which its answer is to be worded. */
export const FORMATS_HEADER = "x-reader-formats";

/** The present reader's formats as the header carries them: "12 monthFirst point". */
export function formatsHeader(formats: Formats = presentFormats()): string {
  const { dateOrder, numberStyle } = formats;
  return [
    countsToTwelve(formats) ? "12" : "24",
    dateOrder === "automatic" ? deviceDateOrder() : dateOrder,
    numberStyle === "automatic" ? deviceNumberStyle() : numberStyle,
  ].join(" ");
}

/** What the device's language puts first: the server has another language, so the order is sent. */
function deviceDateOrder(): DateOrder {
  const parts = new Intl.DateTimeFormat(undefined, { dateStyle: "short" }).formatToParts(0);
  const first = parts.find(({ type }) => type !== "literal")?.type;
  if (first === "year") return "yearFirst";
  return first === "month" ? "monthFirst" : "dayFirst";
}

function deviceNumberStyle(): NumberStyle {
  const parts = new Intl.NumberFormat().formatToParts(12_345.6);
  const separator = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  if (separator("decimal") === ".") return "point";
  return separator("group") === "." ? "comma" : "space";
}

export type ClockFormat = "automatic" | "12" | "24";
export type DateOrder = "automatic" | "dayFirst" | "monthFirst" | "yearFirst";
export type NumberStyle = "automatic" | "point" | "comma" | "space";

/** How times, dates and numbers are written; "automatic" leaves it to the company, then the device. */
export interface Formats {
  clock: ClockFormat;
  dateOrder: DateOrder;
  numberStyle: NumberStyle;
}

export const deviceFormats: Formats = {
  clock: "automatic",
  dateOrder: "automatic",
  numberStyle: "automatic",
};

/**
 * How things are written for somebody who is not known: in the refusals of a rule, and in letters
 * from before the formats of their readers were kept.
 */
export const formatsOfAnybody: Formats = {
  clock: "24",
  dateOrder: "dayFirst",
  numberStyle: "point",
};

let present = deviceFormats;

/**
 * The formats of whoever looks at this screen. A browser has one reader at a time and names them
 * once; the server has many, so it never does and passes the formats of each instead.
 */
export function presentFormats(): Formats {
  return present;
}

export function setPresentFormats(formats: Formats): void {
  present = formats;
}

/**
 * The formats of a sentence that is made where there may be no reader, as on the server, which names
 * none.
 */
export function formatsOfSentence(): Formats {
  return present === deviceFormats ? formatsOfAnybody : present;
}

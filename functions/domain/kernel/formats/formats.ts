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

/** How things are written for an unknown reader: a call that names no formats, an old letter. */
export const formatsOfAnybody: Formats = {
  clock: "24",
  dateOrder: "dayFirst",
  numberStyle: "point",
};

let present: () => Formats = () => deviceFormats;

/**
 * The formats of the present reader: in the app, the one who looks at the screen; on the server, the
 * one whose call is being answered. What is written for others, such as a letter, names their formats.
 */
export function presentFormats(): Formats {
  return present();
}

/** Sets the only reader that a browser has. */
export function setPresentFormats(formats: Formats): void {
  present = () => formats;
}

/** Sets where the present reader is looked up, on a server that answers many at the same time. */
export function providePresentFormats(source: () => Formats): void {
  present = source;
}

/** The formats of a sentence that may have no reader, as in a job: then those of an unknown one. */
export function formatsOfSentence(): Formats {
  const formats = present();
  return formats === deviceFormats ? formatsOfAnybody : formats;
}

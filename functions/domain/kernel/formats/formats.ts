export type ClockFormat = "automatic" | "12" | "24";
export type DateOrder = "automatic" | "dayFirst" | "monthFirst" | "yearFirst";
export type NumberStyle = "automatic" | "point" | "comma" | "space";

/**
 * The formats of times, dates and numbers; "automatic" leaves one to the company, then the device.
 */
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

/** The formats for an unknown reader: a call that names no formats, an old letter. */
export const formatsOfAnybody: Formats = {
  clock: "24",
  dateOrder: "dayFirst",
  numberStyle: "point",
};

/** The text is no phone number; the example is one of the country, null where it is not known. */
export interface PhoneProblem {
  kind: "noPhoneNumber";
  example: string | null;
}

/** A phone number as it is stored, or what is wrong with the text. */
export type ReadPhone = { number: string; problem: null } | { number: null; problem: PhoneProblem };

/**
 * Reads and writes phone numbers for one country. A number is stored as E.164, "+16155550123",
 * with an extension behind it: "+16155550123 ext. 12". Older records hold other text, which is
 * shown as it is.
 */
export interface Phones {
  /** The number of a text; one without + belongs to the country. */
  read: (text: string) => ReadPhone;
  /** The number as it is written within the country, with + elsewhere. */
  format: (stored: string) => string;
  /** The number as a `tel:` or `sms:` link holds it; null where the text has none. */
  dial: (stored: string) => string | null;
}

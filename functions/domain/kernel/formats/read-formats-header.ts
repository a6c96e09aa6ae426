import { formatsOfAnybody } from "./formats.ts";
import { formatsSchema } from "./formats-schema.ts";
import { languageSchema } from "./language-schema.ts";
import type { Locale } from "./locale.ts";
import { localeOf } from "./locale.ts";

/** The reader that a header names; what it does not name is that of an unknown reader. */
export function readFormatsHeader(header: unknown): Locale {
  if (typeof header !== "string") return localeOf(formatsOfAnybody);
  const [clock, dateOrder, numberStyle, language] = header.split(" ");
  const formats = formatsSchema.safeParse({ clock, dateOrder, numberStyle }).data;
  return localeOf(formats ?? formatsOfAnybody, languageSchema.safeParse(language).data);
}

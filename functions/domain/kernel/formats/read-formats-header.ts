import type { Formats } from "./formats.ts";
import { formatsOfAnybody } from "./formats.ts";
import { formatsSchema } from "./formats-schema.ts";

/** The formats that a header names; those of an unknown reader when it names none. */
export function readFormatsHeader(header: unknown): Formats {
  if (typeof header !== "string") return formatsOfAnybody;
  const [clock, dateOrder, numberStyle] = header.split(" ");
  return formatsSchema.safeParse({ clock, dateOrder, numberStyle }).data ?? formatsOfAnybody;
}

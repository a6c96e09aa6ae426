import { z } from "zod/mini";
import { noteSchema } from "../../../kernel/fields/fields.ts";
import { repeatedHourSchema } from "../shift.ts";

/** The fields that are empty in most shifts; the text of a packed shift leaves out an empty one. */
export const usuallyEmpty = {
  startsInRepeatedHour: z._default(z.nullable(repeatedHourSchema), null),
  endsInRepeatedHour: z._default(z.nullable(repeatedHourSchema), null),
  note: z._default(noteSchema, ""),
};

/** The text of a shift in a packed document. */
export function shiftText(fields: object): string {
  const isKept = (name: string, value: unknown) =>
    !(name in usuallyEmpty) || (value !== null && value !== "");
  const kept = Object.entries(fields).filter(([name, value]) => isKept(name, value));
  return JSON.stringify(Object.fromEntries(kept));
}

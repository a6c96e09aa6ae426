import type { z } from "zod/mini";

type IdSchema = z.ZodMiniType<string>;

/** The id in a text of the address, of a file or of a page; "" for a text that is none. */
export function readId<S extends IdSchema>(schema: S, text: unknown): z.output<S> | "" {
  return schema.safeParse(text).data ?? "";
}

/** The ids in a text that joins them with spaces, for example the key of a memo. */
export function splitIds<S extends IdSchema>(schema: S, text: string): z.output<S>[] {
  return text.split(" ").flatMap((one) => schema.safeParse(one).data ?? []);
}

/** The choice of a form, for the schema that checks the form and refuses "" beside the field. */
export function chosenId<Id extends string>(choice: Id | ""): Id {
  return choice as Id;
}

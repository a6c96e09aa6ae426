import type { z } from "zod/mini";
import { lineSchema } from "../../kernel/text/text-schema.ts";
import { nameKey } from "../../kernel/text/name-key.ts";

/**
 * The fields that all entries of a company's lists share, such as job roles and skills. Everything
 * that has one holds its id, so a rename is one write. An archived entry is still named where it is
 * used, but no longer offered.
 */
export interface ListEntry {
  id: string;
  name: string;
  /** The code of the entry in files, for example that of a payroll provider; "" for none. */
  code: string;
  isArchived: boolean;
}

export const entryCodeSchema = lineSchema(20);

/** The refusals of an entry whose name, code or id an earlier one has. */
export interface RepeatedWords {
  name: string;
  code: string;
  id: string;
}

/** Refuses entries that repeat the name, code or id of an earlier one; case tells none apart. */
export function refuseRepeated(words: RepeatedWords) {
  return (entries: readonly ListEntry[], context: z.core.$RefinementCtx): void => {
    const keys: Record<keyof RepeatedWords, readonly string[]> = {
      name: entries.map(({ name }) => nameKey(name)),
      code: entries.map(({ code }) => nameKey(code)),
      id: entries.map(({ id }) => id),
    };
    for (const field of ["name", "code", "id"] as const) {
      for (const index of repeated(keys[field])) {
        context.addIssue({ code: "custom", path: [index, field], message: words[field] });
      }
    }
  };
}

/** The places in the list whose text an earlier one has; an empty text repeats none. */
function repeated(texts: readonly string[]): number[] {
  return texts.flatMap((text, index) =>
    text !== "" && texts.indexOf(text) < index ? [index] : [],
  );
}

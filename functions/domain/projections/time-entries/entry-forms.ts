import { z } from "zod";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { employeeIdSchema } from "../../kernel/ids/entity-ids.ts";
import type { SpanFormTerms } from "./span-form.ts";
import { spanFormIn } from "./span-form.ts";
import {
  addTimeEntrySchema,
  correctTimeEntrySchema,
} from "../../rules/time-entries/time-entry-inputs.ts";

const key = { idempotencyKey: true } as const;

/** Added time as its form holds it; the result is what the server takes. */
export function addEntryFormIn(locale: Locale) {
  return addTimeEntrySchema.omit(key).extend({
    employeeId: z
      .custom<EmployeeId | "">((choice) => choice !== "", "Choose an employee.")
      .pipe(employeeIdSchema),
    payable: spanFormIn({ original: null, locale }),
  });
}

/** A correction as its form holds it; the result is what the server takes. */
export function correctEntryFormIn(terms: SpanFormTerms) {
  return correctTimeEntrySchema.omit(key).extend({ payable: spanFormIn(terms) });
}

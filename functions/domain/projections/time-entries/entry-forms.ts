import { z } from "zod";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { issue } from "../../kernel/issues/issue.ts";
import { employeeIdSchema } from "../../kernel/ids/entity-ids.ts";
import type { SpanFormTerms } from "./span-form.ts";
import type { MomentTerms } from "./moment-form.ts";
import { momentFormIn } from "./moment-form.ts";
import { spanFormIn } from "./span-form.ts";
import {
  addTimeEntrySchema,
  changeBreaksSchema,
  correctTimeEntrySchema,
  requestCorrectionSchema,
  requestEntrySchema,
  splitTimeEntrySchema,
} from "../../rules/time-entries/time-entry-inputs.ts";

const key = { idempotencyKey: true } as const;

/** Added time as its form holds it; the result is what the server takes. */
export function addEntryFormIn(locale: Locale) {
  return addTimeEntrySchema.omit(key).extend({
    employeeId: z
      .custom<EmployeeId | "">((choice) => choice !== "", issue("chooseEmployee"))
      .pipe(employeeIdSchema),
    payable: spanFormIn({ original: null, locale }),
  });
}

/** A correction as its form holds it; the result is what the server takes. */
export function correctEntryFormIn(terms: SpanFormTerms) {
  return correctTimeEntrySchema.omit(key).extend({ payable: spanFormIn(terms) });
}

/** An employee's request as its form holds it; the result is what the server takes. */
export function requestCorrectionFormIn(terms: SpanFormTerms) {
  return requestCorrectionSchema.omit(key).extend({ requested: spanFormIn(terms) });
}

/** A request for an entry as its form holds it; the result is what the server takes. */
export function requestEntryFormIn(locale: Locale) {
  return requestEntrySchema.omit(key).extend({ requested: spanFormIn({ original: null, locale }) });
}

/** The moment of a split as its form holds it: a wall time on or after the entry's first day. */
export function splitEntryFormIn(terms: MomentTerms) {
  return splitTimeEntrySchema.omit(key).extend({ at: momentFormIn(terms) });
}

/** The breaks of an entry as their form holds them, beside its unchanged time. */
export function changeBreaksFormIn(terms: SpanFormTerms) {
  return changeBreaksSchema
    .omit({ ...key, breaks: true })
    .extend({ payable: spanFormIn(terms) })
    .transform(({ payable: { breaks }, ...rest }) => ({ ...rest, breaks }));
}

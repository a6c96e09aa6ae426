import { z } from "zod/mini";
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
  return z.extend(z.omit(addTimeEntrySchema, key), {
    employeeId: z.pipe(
      z.custom<EmployeeId | "">((choice) => choice !== "", issue("chooseEmployee")),
      employeeIdSchema,
    ),
    payable: spanFormIn({ original: null, locale }),
  });
}

/** A correction as its form holds it; the result is what the server takes. */
export function correctEntryFormIn(terms: SpanFormTerms) {
  return z.extend(z.omit(correctTimeEntrySchema, key), { payable: spanFormIn(terms) });
}

/** An employee's request as its form holds it; the result is what the server takes. */
export function requestCorrectionFormIn(terms: SpanFormTerms) {
  return z.extend(z.omit(requestCorrectionSchema, key), { requested: spanFormIn(terms) });
}

/** A request for an entry as its form holds it; the result is what the server takes. */
export function requestEntryFormIn(locale: Locale) {
  return z.extend(z.omit(requestEntrySchema, key), {
    requested: spanFormIn({ original: null, locale }),
  });
}

/** The moment of a split as its form holds it: a wall time on or after the entry's first day. */
export function splitEntryFormIn(terms: MomentTerms) {
  return z.extend(z.omit(splitTimeEntrySchema, key), { at: momentFormIn(terms) });
}

/** The breaks of an entry as their form holds them, beside its unchanged time. */
export function changeBreaksFormIn(terms: SpanFormTerms) {
  return z.pipe(
    z.extend(z.omit(changeBreaksSchema, { ...key, breaks: true }), { payable: spanFormIn(terms) }),
    z.transform(({ payable: { breaks }, ...rest }) => ({ ...rest, breaks })),
  );
}

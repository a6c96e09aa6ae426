import { issueSentence } from "@crewline/domain/words/issues/issue-sentence";
import { requestRefusal } from "@crewline/domain/words/requests/request-refusals";
import type { TRPCError } from "@trpc/server";
import { z } from "zod/mini";
import { ruleSentence } from "@crewline/domain/words/violations/rule-sentence";
import { fieldSentence } from "@crewline/domain/words/violations/field-sentence";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { RuleCode } from "@crewline/domain/rules/violations/rule-facts";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";

/** The details of a failure for the client, apart from its code and its sentence. */
export interface ErrorDetails {
  rule: { code: RuleCode; fields: Readonly<Record<string, unknown>> } | null;
  /** The first message for each field of the input, by its path ("people.0.email"). */
  fieldErrors: Record<string, string> | null;
}

/** The broken rule behind an error, or null. */
export function violationOf({ cause }: TRPCError): RuleViolation | null {
  return cause instanceof RuleViolation ? cause : null;
}

/** The details of an error that a person can act on; nothing of an unexpected one. */
export function errorDetails(error: TRPCError, locale: Locale): ErrorDetails {
  const { cause, code } = error;
  const broken = violationOf(error);
  return {
    rule: broken === null ? null : { code: broken.code, fields: broken.fields },
    fieldErrors:
      code === "BAD_REQUEST" && cause instanceof z.core.$ZodError
        ? fieldErrors(cause, locale)
        : ofField(broken, locale),
  };
}

/** The sentence that the client receives; that of an unexpected error is only logged. */
export function publicMessage(error: TRPCError, locale: Locale): string {
  const { cause, code, message } = error;
  const broken = violationOf(error);
  if (broken !== null) return ruleSentence(broken, locale);
  if (code === "INTERNAL_SERVER_ERROR") return requestRefusal("serverFailed", locale);
  if (code === "BAD_REQUEST" && cause instanceof z.core.$ZodError) {
    return requestRefusal("inputInvalid", locale);
  }
  return message;
}

function ofField(broken: RuleViolation | null, locale: Locale): Record<string, string> | null {
  if (broken === null || !("problem" in broken.fields)) return null;
  const { path, problem } = broken.fields;
  return { [path]: fieldSentence(problem, locale) };
}

function fieldErrors(error: z.core.$ZodError, locale: Locale): Record<string, string> {
  const errors = new Map<string, string>();
  for (const found of error.issues) {
    const field = found.path.join(".");
    if (!errors.has(field)) errors.set(field, issueSentence(found, locale));
  }
  return Object.fromEntries(errors);
}

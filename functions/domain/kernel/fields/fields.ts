import { issue } from "../issues/issue.ts";
import { z } from "zod/mini";
import { idForm } from "./id-form.ts";
import { lineSchema, linesSchema } from "../text/text-schema.ts";

/** An id of a document. */
export const idSchema = z.string().check(z.regex(idForm, issue("notAnId")));

/** As `idSchema`, for documents whose id joins others: "{employee}_{week}". */
export const documentIdSchema = z
  .string()
  .check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,200}$/, issue("notAnId")));

/** A short name that a person types: 1 to 80 characters. */
export const nameSchema = lineSchema(80).check(z.minLength(1, issue("enterName")));

/** An optional remark of at most 500 characters; empty when there is none. */
export const noteSchema = linesSchema(500);

/** The reason of a change; at least three characters, so that it is a word. */
export const reasonSchema = linesSchema(300).check(z.minLength(3, issue("enterReason")));

/** As `reasonSchema`, where a reason is required only in some cases; null without one. */
export const optionalReasonSchema = z._default(z.nullable(reasonSchema), null);

/** An e-mail address, trimmed and lower-cased, so that one person has one spelling. */
export const emailSchema = z.pipe(
  lineSchema(254).check(z.toLowerCase()),
  z.email(issue("enterEmail")).check(z.maxLength(254)),
);

/** More changes than a document ever sees. */
const MOST_VERSIONS = 1_000_000_000;

/** Grows by one with each change of a document; an edit names the version it started from. */
export const versionSchema = z.int().check(z.minimum(1), z.maximum(MOST_VERSIONS));

/** As `versionSchema`, with 0 for what is written for the first time. */
export const versionOrNoneSchema = z.int().check(z.minimum(0), z.maximum(MOST_VERSIONS));

/** The field of every mutation: a key that stays the same when the person's attempt is retried. */
export const attemptSchema = z.object({ idempotencyKey: z.uuid() });

/** The field that every edit also carries: the version that the editor saw. */
export const editSchema = z.extend(attemptSchema, { expectedVersion: versionSchema });

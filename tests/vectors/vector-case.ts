import { z } from "zod/mini";

/** A value of a vector file. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

const jsonObjectSchema = z.record(z.string(), z.json());

const caseSchema = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  features: z._default(z.array(z.string()), []),
  input: z._default(jsonObjectSchema, {}),
  expected: z._default(jsonObjectSchema, {}),
});
export type VectorCase = z.infer<typeof caseSchema>;

export const vectorFileSchema = z.object({
  schema: z.literal("workforce-vectors/1"),
  cases: z.array(caseSchema),
});

/** The result of one case; `feature` names what the library does not offer. */
export type Verdict =
  | { kind: "passed" }
  | { kind: "failed"; reasons: string[] }
  | { kind: "not offered"; feature: string };

/** Computes what a case expects, in the shape in which it expects it. */
export type KindRunner = (input: JsonObject, vector: VectorCase) => JsonObject;

/** Thrown by a runner when a case needs what the library does not offer. */
export class NotOffered extends Error {}

import { randomUUID } from "node:crypto";
import { appRouter } from "../../../functions/src/api.ts";
import { directApi } from "../../../emulators/stack/stack-environment.ts";
import type { Things } from "./things.ts";
import { thingNames } from "./things.ts";

/** The API's answer to one call of a batch. */
export interface Answer {
  /** "ok", or the code of the refusal. */
  code: string;
  rule: string | null;
  message: string;
  /** The whole answer without what differs each time, ids by their kind: for comparisons. */
  body: string;
}

/** The router's own list; at run time it is flat, with whole paths as keys. */
const { _def: definition } = appRouter;
const procedures = asRecord(definition.procedures);

/** Every path of the router itself. */
export const paths = Object.keys(procedures).toSorted();

export interface Call {
  path: string;
  input: object | undefined;
  things: Things;
}

/** Calls queries or mutations, never both, in one request, as a browser batches them. */
export async function callProcedures(
  token: string | null,
  calls: readonly Call[],
): Promise<Answer[]> {
  const isQuery = calls.every(({ path }) => typeOf(path) === "query");
  const bodies = calls.map(({ input }) =>
    isQuery ? input : { idempotencyKey: randomUUID(), ...input },
  );
  const batch = JSON.stringify(Object.fromEntries(bodies.entries()));
  const url = `${directApi}/${calls.map(({ path }) => path).join(",")}?batch=1`;
  const headers = {
    "content-type": "application/json",
    ...(token !== null && { authorization: `Bearer ${token}` }),
  };
  const response = isQuery
    ? await fetch(`${url}&input=${encodeURIComponent(batch)}`, { headers })
    : await fetch(url, { method: "POST", headers, body: batch });
  const answers: unknown = await response.json();
  if (!Array.isArray(answers) || answers.length !== calls.length) {
    throw new Error(`${url} answered ${response.status} ${JSON.stringify(answers)}`);
  }
  return calls.map(({ things }, index) => readAnswer(answers[index], things));
}

export function typeOf(path: string): "query" | "mutation" {
  if (procedures[path] === undefined) throw new Error(`The router knows no ${path}.`);
  return asRecord(asRecord(procedures[path])["_def"])["type"] === "query" ? "query" : "mutation";
}

function readAnswer(answer: unknown, things: Things): Answer {
  const { error } = asRecord(answer);
  const { message, data } = asRecord(error);
  const { code, rule, fieldErrors } = asRecord(data);
  const text = JSON.stringify(answer).replace(/"(?:requestId|batchId)":"[^"]*"/gu, "");
  const because = fieldErrors === null ? "" : ` ${JSON.stringify(fieldErrors)}`;
  return {
    code: error === undefined ? "ok" : String(code),
    rule: typeof asRecord(rule)["code"] === "string" ? String(asRecord(rule)["code"]) : null,
    message: `${String(message)}${because}`,
    body: thingNames(things).reduce(
      (masked, name) => masked.replaceAll(things[name], `<${name}>`),
      text,
    ),
  };
}

function asRecord(value: unknown): Record<string, unknown> {
  const isRecord = (typeof value === "object" || typeof value === "function") && value !== null;
  return isRecord ? { ...value } : {};
}

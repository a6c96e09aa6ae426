import { randomUUID } from "node:crypto";
import type { Attempt } from "./run-attacks.ts";
import type { Headers } from "./stack-doors.ts";
import { asJson, codesOf, queryPath, send } from "./stack-doors.ts";

export type Input = Readonly<Record<string, unknown>>;

export const ask = (procedure: string, headers: Headers, input?: Input) =>
  send("GET", queryPath(procedure, input), { headers });
export const tell = (procedure: string, headers: Headers, input: Input) =>
  send("POST", `/api/trpc/${procedure}`, {
    headers: { ...headers, ...asJson },
    body: JSON.stringify({ idempotencyKey: randomUUID(), ...input }),
  });

export const one = (status: number, code: string) => ({ status, codes: [code] });
export const ok = one(200, "OK");
export const unauthorized = one(401, "UNAUTHORIZED");
export const forbidden = one(403, "FORBIDDEN");
export const missing = one(404, "NOT_FOUND");

export const attempt = (
  what: string,
  make: () => ReturnType<typeof send>,
  expected: object,
): Attempt => ({
  what,
  how: async () => codesOf(await make()),
  expected,
});

export const place = { name: "Pier", address: "", timeZone: "America/New_York", openingHours: {} };

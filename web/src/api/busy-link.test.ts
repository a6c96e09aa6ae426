import { TRPCClientError } from "@trpc/client";
import type { OperationLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { expect, test } from "vitest";
import type { AppRouter } from "@crewline/functions/api";
import { busyLink } from "./busy-link.ts";

const refusal = (code: string) =>
  TRPCClientError.from<AppRouter>({
    error: {
      message: code,
      code: -32009,
      data: {
        code: "CONFLICT",
        httpStatus: 409,
        path: "timeEntries.add",
        rule: { code, fields: {} },
        fieldErrors: null,
        requestId: "r",
      },
    },
  } as Parameters<typeof TRPCClientError.from<AppRouter>>[0]);

/** Sends one change through the link; the server refuses it by each rule in turn, then answers. */
function send(rules: string[]) {
  const keys: unknown[] = [];
  const next: OperationLink<AppRouter> = ({ op }) =>
    observable((observer) => {
      keys.push(op.input);
      const rule = rules.shift();
      if (rule !== undefined) return observer.error(refusal(rule));
      observer.next({ result: { type: "data", data: "done" } });
      observer.complete();
    });
  const op = {
    id: 1,
    type: "mutation" as const,
    input: { idempotencyKey: "one" },
    path: "timeEntries.add",
    context: {},
    signal: null,
  };
  return new Promise<{ outcome: string; keys: unknown[] }>((resolve) => {
    busyLink(() => 0)({})({
      op,
      next: (same) => next({ op: same, next: () => observable(() => undefined) }),
    }).subscribe({
      next: () => resolve({ outcome: "answered", keys }),
      error: (error) => resolve({ outcome: error.message, keys }),
    });
  });
}

const same = { idempotencyKey: "one" };

test("a change that met others at the same record is sent once more with the same key", async () => {
  expect(await send(["busy"])).toEqual({ outcome: "answered", keys: [same, same] });
});

test("a change that met others twice is reported to the user", async () => {
  expect(await send(["busy", "busy", "busy"])).toEqual({ outcome: "busy", keys: [same, same] });
});

test("a change that was refused for another reason is not sent again", async () => {
  expect(await send(["staleVersion"])).toEqual({ outcome: "staleVersion", keys: [same] });
});

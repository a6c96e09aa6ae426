import type { OperationLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { expect, test } from "vitest";
import type { AppRouter } from "@crewline/functions/api";
import { offlineLink } from "./offline-link.ts";
import { problemOf } from "./problem.ts";

/** Makes one call while the device is online or not; tells what was sent and what came of it. */
async function callWhile(isOnline: boolean) {
  let sent = 0;
  const next: OperationLink<AppRouter> = () =>
    observable((observer) => {
      sent += 1;
      observer.next({ result: { type: "data", data: "done" } });
      observer.complete();
    });
  const op = {
    id: 1,
    type: "mutation" as const,
    input: undefined,
    path: "timeEntries.clockOut",
    context: {},
    signal: null,
  };
  const outcome = await new Promise((resolve) => {
    offlineLink(() => isOnline)({})({
      op,
      next: (inner) => next({ op: inner, next: () => observable(() => undefined) }),
    }).subscribe({ next: () => resolve("done"), error: resolve });
  });
  return { sent, outcome };
}

test("a tap without a connection is not sent later: it says at once that nothing was saved", async () => {
  const { sent, outcome } = await callWhile(false);
  expect(sent).toBe(0);
  expect(problemOf(outcome)).toMatchObject({
    code: "OFFLINE",
    message: "You're offline, so nothing was saved. Try again when you're connected.",
  });
});

test("with a connection the call goes through", async () => {
  await expect(callWhile(true)).resolves.toEqual({ sent: 1, outcome: "done" });
});

import { TRPCClientError } from "@trpc/client";
import type { OperationLink, TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { describe, expect, test } from "vitest";
import { unknownReader } from "@crewline/domain/kernel/formats/locale";
import type { AppRouter } from "@crewline/functions/api";
import { provideAuthorization } from "./authorization.ts";
import { freshTokenLink } from "./fresh-token-link.ts";

const refusal = () => TRPCClientError.from<AppRouter>(new Error("Firebase token outdated"));

/** Runs one call through the link; the server refuses it with each error in turn, then answers. */
function run(refusals: TRPCClientError<AppRouter>[], refresh: () => Promise<void>) {
  let attempts = 0;
  const rest = {
    proveAgain: async () => false,
    locale: () => unknownReader,
    appHeaders: async () => ({}),
  };
  provideAuthorization({ idToken: async () => "t", refresh, ...rest });
  const next: OperationLink<AppRouter> = () =>
    observable((observer) => {
      attempts += 1;
      const error = refusals.shift();
      if (error) return observer.error(error);
      observer.next({ result: { type: "data", data: "done" } });
      observer.complete();
    });
  const link: TRPCLink<AppRouter> = freshTokenLink;
  const operation = {
    id: 1,
    type: "query" as const,
    input: undefined,
    path: "user.userInfo",
    context: {},
    signal: null,
  };
  const outcome = new Promise<string>((resolve) => {
    link({})({
      op: operation,
      next: (op) => next({ op, next: () => observable(() => undefined) }),
    }).subscribe({
      next: () => resolve("answered"),
      error: (error) => resolve(error.message),
    });
  });
  return outcome.then((result) => ({ result, attempts }));
}

describe("a refused call", () => {
  test("is repeated once with a new token", async () => {
    let refreshes = 0;
    const outcome = await run([refusal()], async () => {
      refreshes += 1;
    });
    expect(outcome).toEqual({ result: "answered", attempts: 2 });
    expect(refreshes).toBe(1);
  });

  test("stays refused when the new token is refused, too", async () => {
    const outcome = await run([refusal(), refusal(), refusal()], async () => undefined);
    expect(outcome).toEqual({ result: "Firebase token outdated", attempts: 2 });
  });

  test("stays refused when there is no new token", async () => {
    const outcome = await run([refusal()], () => Promise.reject(new Error("user-token-expired")));
    expect(outcome).toEqual({ result: "Firebase token outdated", attempts: 1 });
  });

  test("says nothing about the sign-in when there is no connection for a new token", async () => {
    const offline = Object.assign(new Error("offline"), { code: "auth/network-request-failed" });
    const outcome = await run([refusal()], () => Promise.reject(offline));
    expect(outcome).toEqual({ result: "offline", attempts: 1 });
  });

  test("is not repeated when the token is not the reason", async () => {
    const forbidden = TRPCClientError.from<AppRouter>(new Error("You may not see this."));
    const outcome = await run([forbidden], async () => undefined);
    expect(outcome).toEqual({ result: "You may not see this.", attempts: 1 });
  });
});

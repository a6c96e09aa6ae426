import { TRPCClientError } from "@trpc/client";
import { expect, test, vi } from "vitest";
import { logFailure } from "./log-failure.ts";

const answered = (code: string) =>
  TRPCClientError.from({ error: { message: "m", code: -32_603, data: { code } } } as never);

function logged(result: Error) {
  const told = { info: 0, error: 0 };
  vi.spyOn(console, "info").mockImplementation(() => void (told.info += 1));
  vi.spyOn(console, "error").mockImplementation(() => void (told.error += 1));
  logFailure({ direction: "down", path: "schedules.addShift", result });
  vi.restoreAllMocks();
  return told;
}

test.each(["CONFLICT", "FORBIDDEN", "BAD_REQUEST"])(
  "a refusal that the screen tells is no error in the console: %s",
  (code) => expect(logged(answered(code))).toEqual({ info: 1, error: 0 }),
);

test("a missing connection is no error in the console", () => {
  const noConnection = TRPCClientError.from(new TypeError("Failed to fetch"));
  expect(logged(noConnection)).toEqual({ info: 1, error: 0 });
});

test("a fault on our side is one", () => {
  expect(logged(answered("INTERNAL_SERVER_ERROR"))).toEqual({ info: 0, error: 1 });
});

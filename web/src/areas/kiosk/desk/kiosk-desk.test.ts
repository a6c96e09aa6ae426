import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import { aDesk, greeting, refusal } from "./a-desk.test-support.ts";
import { enterPin, makePunch, NotPairedError } from "./kiosk-desk.ts";

const choice = {
  pin: "204816",
  kind: "clockIn",
  jobRoleId: null,
  photo: null,
  isOnline: true,
} as const;

test("a PIN is greeted, and one that does not work says so", async () => {
  const { desk, calls } = await aDesk();
  expect(await enterPin(desk, "204816")).toEqual({ kind: "choice", pin: "204816", greeting });
  calls.identify.mockRejectedValueOnce(refusal("NOT_FOUND", "pinUnknown"));
  expect(await enterPin(desk, "111222")).toEqual({ kind: "pin", problem: "Refused: pinUnknown." });
});

test("a punch is recorded at once and leaves the tablet", async () => {
  const { desk, kept, calls } = await aDesk();
  const at = "2026-03-02T13:00:01.000Z";
  const done = { kind: "done", punch: "clockIn", at, isWaiting: false };
  expect(await makePunch(desk, choice)).toEqual(done);
  expect([kept, calls.punch.mock.calls.length]).toEqual([[], 1]);
});

test.each([
  ["no network", new TRPCClientError("Failed to fetch")],
  ["a fault of the server", refusal("INTERNAL_SERVER_ERROR", null)],
])("with %s the tablet keeps the punch without its PIN, and goes on alone", async (_, error) => {
  const { desk, kept, calls } = await aDesk();
  calls.punch.mockRejectedValueOnce(error);
  calls.sync.mockRejectedValue(error);
  const at = "2026-03-02T13:00:00.000Z";
  const waiting = { kind: "done", punch: "clockIn", at, isWaiting: true };
  expect(await makePunch(desk, choice)).toEqual(waiting);
  expect(await enterPin(desk, "204816")).toMatchObject({ kind: "choice", greeting: null });
  expect(await makePunch(desk, { ...choice, kind: "clockOut", isOnline: false })).toMatchObject({
    isWaiting: true,
  });
  expect(kept.map(({ kind }) => kind)).toEqual(["clockIn", "clockOut"]);
  expect(JSON.stringify(kept)).not.toContain(choice.pin);
  expect(calls.identify).not.toHaveBeenCalled();
});

test("earlier punches are sent before a person is greeted", async () => {
  const { desk, kept, calls } = await aDesk();
  await makePunch(desk, { ...choice, isOnline: false });
  await enterPin(desk, "204816");
  expect(kept).toEqual([]);
  const [sent] = calls.sync.mock.invocationCallOrder;
  expect(sent).toBeLessThan(calls.identify.mock.invocationCallOrder[0] ?? 0);
});

test("a person does not wait while earlier punches take long", async () => {
  const { desk, kept, calls } = await aDesk();
  const busy = { ...desk, inTurn: () => Promise.reject(new DOMException("", "TimeoutError")) };
  expect(await enterPin(busy, "204816")).toMatchObject({ kind: "choice", greeting: null });
  expect(await makePunch(busy, choice)).toMatchObject({ isWaiting: true });
  expect([kept.length, calls.punch.mock.calls.length]).toEqual([1, 0]);
});

test("a refused punch is not kept, and its reason is shown", async () => {
  const { desk, kept, calls } = await aDesk();
  calls.punch.mockRejectedValueOnce(refusal("FORBIDDEN", "notWorking"));
  expect(await makePunch(desk, choice)).toEqual({ kind: "pin", problem: "Refused: notWorking." });
  expect(kept).toEqual([]);
});

test("an unpaired tablet keeps what waits for its next pairing", async () => {
  const { desk, kept, calls } = await aDesk();
  calls.punch.mockRejectedValueOnce(refusal("UNAUTHORIZED", "kioskNotPaired"));
  await expect(makePunch(desk, choice)).rejects.toThrow(NotPairedError);
  expect(kept).toHaveLength(1);
});

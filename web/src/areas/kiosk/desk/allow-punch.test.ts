import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import { aDesk, refusal } from "./a-desk.test-support.ts";
import { allowPunch } from "./allow-punch.ts";
import { makePunch } from "./kiosk-desk.ts";

const allowance = { managerPin: "778899", reason: "Delivery at 8." };

/** The screen of a clock-in that came too early. */
async function aRefusal() {
  const made = await aDesk();
  made.calls.punch.mockRejectedValueOnce(refusal("FORBIDDEN", "tooEarly"));
  const choice = {
    pin: "204816",
    kind: "clockIn",
    jobRoleId: null,
    photo: null,
    isOnline: true,
  } as const;
  const screen = await makePunch(made.desk, choice);
  if (screen.kind !== "refused") throw new Error(`The tablet shows ${screen.kind}.`);
  return { ...made, screen };
}

test("a clock-in that came too early waits for a manager, without its PIN", async () => {
  const { screen, kept } = await aRefusal();
  expect(screen).toMatchObject({ refusal: "Refused: tooEarly.", problem: null });
  expect(JSON.stringify(screen)).not.toContain("204816");
  expect(kept).toEqual([]);
});

test("a manager's PIN and reason record it; a try that got no answer has the same key", async () => {
  const { desk, calls, screen } = await aRefusal();
  calls.override.mockRejectedValueOnce(new TRPCClientError("Failed to fetch"));
  expect(await allowPunch(desk, screen, allowance)).toMatchObject({
    kind: "refused",
    problem: expect.stringMatching(/^No connection/u),
  });
  const at = "2026-03-02T13:00:02.000Z";
  const done = { kind: "done", punch: "clockIn", at, isWaiting: false };
  expect(await allowPunch(desk, screen, allowance)).toEqual(done);
  const sent = { ...screen.punch, ...allowance };
  expect(calls.override.mock.calls.map(([input]) => input)).toEqual([sent, sent]);
});

test("a PIN that may not decide says so, and the clock-in stays on the screen", async () => {
  const { desk, calls, screen } = await aRefusal();
  calls.override.mockRejectedValueOnce(refusal("NOT_FOUND", "pinUnknown"));
  const problem = "No manager of this location has this PIN. Try again.";
  expect(await allowPunch(desk, screen, allowance)).toEqual({ ...screen, problem });
});

import { expect, test } from "vitest";
import type { TimeOffEvent } from "./time-off-state.ts";
import { isLive, timeOffStateAfter, timeOffTransitions } from "./time-off-state.ts";
import { timeOffStateSchema } from "../../records/time-off/time-off.ts";

const events: readonly TimeOffEvent[] = ["approve", "deny", "cancel"];

test("a request is approved, denied or cancelled; approved time off can only be cancelled", () => {
  expect(events.map((event) => timeOffStateAfter("requested", event))).toEqual([
    "approved",
    "denied",
    "cancelled",
  ]);
  expect(timeOffStateAfter("approved", "cancel")).toBe("cancelled");
});

const illegal = timeOffStateSchema.options.flatMap((state) =>
  events
    .filter((event) => timeOffTransitions[state][event] === undefined)
    .map((event) => [state, event] as const),
);

test.each(illegal)("what is %s refuses to %s, with a sentence", (state, event) => {
  expect(() => timeOffStateAfter(state, event)).toThrow(
    expect.objectContaining({
      code: "illegalTransition",
      fields: expect.objectContaining({ what: "timeOff", from: state }),
    }),
  );
});

test("there are eight illegal moves", () => {
  expect(illegal).toHaveLength(8);
});

test("what waits or is approved takes its days", () => {
  const live = timeOffStateSchema.options.filter((state) => isLive({ state }));
  expect(live).toEqual(["requested", "approved"]);
});

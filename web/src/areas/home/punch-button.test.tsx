import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { PunchButton } from "./punch-button.tsx";
import type { PunchKind } from "@crewline/domain/records/time-entries/punch-record";
import type { Punch } from "./punch.ts";

const idle: Punch = {
  run: () => {},
  underWay: null,
  isReady: true,
  failure: null,
  position: null,
  positionProblem: null,
  done: null,
};

function button(kind: PunchKind, punch: Partial<Punch> = {}) {
  const html = renderToStaticMarkup(<PunchButton kind={kind} punch={{ ...idle, ...punch }} />);
  const text = html.replaceAll(/<style.*?<\/style>/gu, "").replaceAll(/<[^>]*>/gu, "");
  return {
    text,
    isDisabled: /<button[^>]*\sdisabled/u.test(html),
    isBusy: /progressbar/u.test(html),
  };
}

describe("the punch button", () => {
  test.each([
    ["clockIn", "Clock in", "Clocking in…"],
    ["startBreak", "Start break", "Starting the break…"],
    ["endBreak", "End break", "Ending the break…"],
    ["clockOut", "Clock out", "Clocking out…"],
  ] as const)("%s says what it does, and what is being done", (kind, label, doing) => {
    expect(button(kind)).toEqual({ text: label, isDisabled: false, isBusy: false });
    expect(button(kind, { underWay: kind, isReady: false })).toEqual({
      text: doing,
      isDisabled: true,
      isBusy: true,
    });
  });

  test("cannot be tapped while the other punch is under way, and keeps its own label", () => {
    const other = button("startBreak", { underWay: "clockOut", isReady: false });
    expect(other).toEqual({ text: "Start break", isDisabled: true, isBusy: false });
  });

  test("cannot be tapped just after the clock changed, so that a second tap is no second punch", () => {
    expect(button("clockOut", { isReady: false }).isDisabled).toBe(true);
  });
});

import { describe, expect, test } from "vitest";
import { broken } from "../violations/broken.test-support.ts";
import { requireWorkable } from "./check-span.ts";

const now = "2026-03-10T00:00:00.000Z";
const at = (time: string) => `2026-03-02T${time}:00.000Z`;
const taken = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to), isPaid: false });
const check = (from: string, to: string, breaks: ReturnType<typeof taken>[] = []) =>
  requireWorkable({ startsAt: from, endsAt: to, breaks }, now);

describe("worked time", () => {
  test("may last 24 hours, and breaks in any order may touch each other and its ends", () => {
    expect(() => check(at("00:00"), "2026-03-03T00:00:00.000Z")).not.toThrow();
    const breaks = [taken("12:00", "12:30"), taken("09:00", "12:00"), taken("12:30", "17:00")];
    expect(() => check(at("09:00"), at("17:00"), breaks)).not.toThrow();
  });

  test.each([
    [at("09:00"), at("09:00"), broken("endBeforeStart")],
    [at("09:00"), at("08:00"), broken("endBeforeStart")],
    [at("00:00"), "2026-03-03T00:01:00.000Z", broken("tooLong", { hours: 24.02, limitHours: 24 })],
    ["2026-03-09T20:00:00.000Z", "2026-03-10T00:00:01.000Z", broken("inFuture")],
  ])("from %s to %s is refused", (from, to, refusal) => {
    expect(() => check(from, to)).toThrow(refusal);
  });

  test.each([
    [[taken("08:59", "09:30")]],
    [[taken("16:30", "17:01")]],
    [[taken("12:00", "12:00")]],
    [[taken("12:00", "13:00"), taken("12:59", "13:30")]],
  ])("with the breaks %o is refused", (breaks) => {
    expect(() => check(at("09:00"), at("17:00"), breaks)).toThrow(broken("breakOutside"));
  });
});

import { expect, test } from "vitest";
import { millisToNextMinute } from "./next-minute.ts";

test("a clock waits until the minute is over, a whole one where it has just begun", () => {
  const at = (time: string) => millisToNextMinute(Date.parse(`2026-11-20T${time}Z`));
  expect(["10:00:00.000", "10:00:00.001", "10:00:59.999"].map(at)).toEqual([60_000, 59_999, 1]);
});

import { expect, test } from "vitest";
import { isOvernight } from "./overnight.ts";

const times = (startsAtLocal: string, endsAtLocal: string) => ({ startsAtLocal, endsAtLocal });

test("a shift that ends at midnight does not reach into the next day", () => {
  expect(isOvernight(times("16:00", "00:00"))).toBe(false);
  expect(isOvernight(times("22:00", "06:00"))).toBe(true);
  expect(isOvernight(times("09:00", "09:00"))).toBe(true);
});

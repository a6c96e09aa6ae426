import { expect, test } from "vitest";
import { dayInAddress } from "./address-day.ts";

test("an address names a day that exists and can have data", () => {
  expect(dayInAddress("2026-11-23")).toBe("2026-11-23");
  expect(dayInAddress("2028-02-29")).toBe("2028-02-29");
});

test.each([null, "", "2026-13-99", "2026-02-30", "2026-1-1", "next", "0001-01-01", "9999-12-31"])(
  "an address with %s names none",
  (text) => {
    expect(dayInAddress(text)).toBeNull();
  },
);

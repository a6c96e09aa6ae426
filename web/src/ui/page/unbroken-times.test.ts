import { expect, test } from "vitest";
import { unbrokenTimes } from "./unbroken-times.ts";

test("AM and PM were on the line after their time", () => {
  expect(unbrokenTimes("Thu, Nov 26, 10:00 AM – 2:30 PM")).toBe(
    "Thu, Nov 26, 10:00\u00a0AM – 2:30\u00a0PM",
  );
});

test.each(["Nov 26, 10:00–14:30", "3 AMPERE", "Liam AM"])("%s stays as it is", (text) => {
  expect(unbrokenTimes(text)).toBe(text);
});

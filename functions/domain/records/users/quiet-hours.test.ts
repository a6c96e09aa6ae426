import { expect, test } from "vitest";
import { quietHoursSchema, quietUntil } from "./quiet-hours.ts";

const night = { from: "22:00", to: "07:00", timeZone: "Europe/Berlin" };
const nap = { from: "12:00", to: "14:00", timeZone: "Europe/Berlin" };

test("quiet hours hold from their first minute to the one that ends them", () => {
  expect(quietUntil(nap, "2026-11-20T10:59:59.999Z")).toBeNull();
  expect(quietUntil(nap, "2026-11-20T11:00:00.000Z")).toBe("2026-11-20T13:00:00.000Z");
  expect(quietUntil(nap, "2026-11-20T12:59:59.999Z")).toBe("2026-11-20T13:00:00.000Z");
  expect(quietUntil(nap, "2026-11-20T13:00:00.000Z")).toBeNull();
});

test("hours that reach over midnight end on the next morning, before and after midnight", () => {
  expect(quietUntil(night, "2026-11-20T21:30:00.000Z")).toBe("2026-11-21T06:00:00.000Z");
  expect(quietUntil(night, "2026-11-21T02:00:00.000Z")).toBe("2026-11-21T06:00:00.000Z");
  expect(quietUntil(night, "2026-11-21T12:00:00.000Z")).toBeNull();
});

test("they follow the clocks of the person's zone when those change", () => {
  expect(quietUntil(night, "2026-03-28T22:00:00.000Z")).toBe("2026-03-29T05:00:00.000Z");
});

test("an end that happens twice is the one that is still to come", () => {
  const early = { ...night, to: "02:30" };
  expect(quietUntil(early, "2026-10-25T00:10:00.000Z")).toBe("2026-10-25T00:30:00.000Z");
  expect(quietUntil(early, "2026-10-25T01:10:00.000Z")).toBe("2026-10-25T01:30:00.000Z");
});

test("quiet hours that would never end are refused", () => {
  expect(quietHoursSchema.safeParse({ ...night, to: "22:00" }).success).toBe(false);
  expect(quietHoursSchema.safeParse(night).success).toBe(true);
});

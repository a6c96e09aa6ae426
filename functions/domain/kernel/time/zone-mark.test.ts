import { expect, test } from "vitest";
import { zoneMark } from "./zone-mark.ts";

test("a time of another zone is marked with the zone's short name of that day", () => {
  expect(zoneMark("2026-11-17T15:00:00.000Z", "America/New_York")).toBe("EST");
  expect(zoneMark("2026-07-17T15:00:00.000Z", "America/New_York")).toBe("EDT");
  expect(zoneMark("2026-11-17T15:00:00.000Z", "Europe/Berlin")).toBe("GMT+1");
});

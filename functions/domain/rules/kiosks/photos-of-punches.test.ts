import { expect, test } from "vitest";
import { defaultKioskPhotos, kioskPhotosSchema } from "../../records/kiosks/punch-photo.ts";
import { photoDays, removedUntil } from "./photos-of-punches.ts";

test("a photo is removed once the days of the setting have passed", () => {
  const noon = "2026-03-31T12:00:00.000Z";
  expect(removedUntil({ keptDays: 30 }, noon)).toBe("2026-03-01T12:00:00.000Z");
  expect(removedUntil({ keptDays: 1 }, noon)).toBe("2026-03-30T12:00:00.000Z");
});

test("tablets take no photo unless an admin has switched it on", () => {
  expect(photoDays(defaultKioskPhotos)).toBeNull();
  expect(photoDays({ isOn: true, keptDays: 7 })).toBe(7);
});

test.each([0, 91, 1.5])("photos are not kept for %d days", (keptDays) => {
  expect(kioskPhotosSchema.safeParse({ isOn: true, keptDays }).success).toBe(false);
});

import { expect, test } from "vitest";
import type { Instant } from "../../kernel/time/instant.ts";
import { instantAfter } from "../../kernel/time/instant.ts";
import type { WrongPins } from "../../records/kiosks/kiosk-device.ts";
import { afterWrongPin, secondsToWaitForPin } from "./wrong-pins.ts";

const noon: Instant = "2026-03-02T12:00:00.000Z";

function afterMany(count: number): WrongPins | null {
  return Array.from({ length: count }).reduce<WrongPins | null>(
    (wrong) => afterWrongPin(wrong, noon),
    null,
  );
}

test("four wrong PINs in a row are free, and each further one doubles the wait", () => {
  const waits = [0, 4, 5, 6, 7, 9, 10, 40].map((count) =>
    secondsToWaitForPin(afterMany(count), noon),
  );
  expect(waits).toEqual([null, null, 30, 60, 120, 480, 900, 900]);
});

test("the wait is over when its time has passed, and the next wrong PIN waits longer", () => {
  const fifth = afterMany(5);
  const later = instantAfter(noon, 30);
  expect(secondsToWaitForPin(fifth, later)).toBeNull();
  expect(secondsToWaitForPin(afterWrongPin(fifth, later), later)).toBe(60);
});

test("a wrong PIN is forgotten after five minutes", () => {
  const shiftChange = instantAfter(noon, 1200);
  expect(afterWrongPin(afterMany(5), shiftChange)).toEqual({ count: 2, at: shiftChange });
  expect(afterWrongPin(afterMany(5), instantAfter(noon, 86_400)).count).toBe(1);
});

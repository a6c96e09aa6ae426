import { expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { aPunch } from "../../rules/time-entries/entry-builder.test-support.ts";
import { originText, punchSentence } from "./punch-words.ts";

const zone = "America/New_York";
const phone = { id: null, name: "Chrome on Android" };
const at = "2026-03-02T22:02:00.000Z";
const out = aPunch({ kind: "clockOut", at, deviceAt: at, receivedAt: at, device: phone });

test("a punch tells its time and its device", () => {
  expect(punchSentence(out, zone, onDevice)).toBe("Clocked out at 5:02 PM on Chrome on Android.");
});

test("a punch made offline tells when the server received it", () => {
  const offline = { ...out, wasOffline: true, receivedAt: "2026-03-02T22:40:00.000Z" };
  expect(punchSentence(offline, zone, onDevice)).toBe(
    "Clocked out at 5:02 PM on Chrome on Android, offline, received at 5:40 PM.",
  );
  const nextDay = { ...offline, receivedAt: "2026-03-03T13:00:00.000Z" };
  expect(punchSentence(nextDay, zone, onDevice)).toMatch(/offline, received .*Mar 3.* 8:00 AM\.$/u);
});

test("a device whose clock was wrong tells what it showed", () => {
  const wrong = { ...out, deviceAt: "2026-03-02T21:30:00.000Z" };
  expect(punchSentence(wrong, zone, onDevice)).toMatch(/the device's clock showed .*4:30 PM\.$/u);
});

test("a clock-in that a manager allowed tells who, and why", () => {
  const override = { rule: "tooEarly", byName: "Max Lee", reason: "Delivery at 8." } as const;
  const early = aPunch({ device: { id: null, name: "Front desk" }, source: "kiosk", override });
  expect(punchSentence(early, zone, onDevice)).toBe(
    "Clocked in at 9:00 AM on Front desk. Max Lee allowed it: Delivery at 8.",
  );
});

test("a punch without a device tells its source", () => {
  const imported = { ...out, device: null, source: "import" as const };
  expect(punchSentence(imported, zone, onDevice)).toBe(
    "Clocked out at 5:02 PM from an imported file.",
  );
  expect(originText({ source: "web", device: "Chrome on Android" }, onDevice)).toBe(
    "browser, Chrome on Android",
  );
  expect(originText({ source: "job", device: null }, onDevice)).toBe("Crewline");
});

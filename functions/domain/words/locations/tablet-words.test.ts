import { expect, test } from "vitest";
import { deviceFormats } from "../../kernel/formats/formats.ts";
import { localeOf } from "../../kernel/formats/locale.ts";
import { nothingWaits } from "../../records/kiosks/kiosk-device.ts";
import { ownTabletText, tabletSentences } from "./tablet-words.ts";

const locale = localeOf({ ...deviceFormats, clock: "12", dateOrder: "monthFirst" });
const here = { timeZone: "America/New_York", now: "2026-03-02T15:00:00.000Z" };
const since = "2026-03-02T13:50:00.000Z";

test("a tablet tells when it was seen or since when it is offline, and what waits on it", () => {
  const say = (isOffline: boolean, count: number, lastSeenAt = "2026-03-02T14:12:00.000Z") => {
    const waiting = count === 0 ? nothingWaits : { count, since };
    return tabletSentences({ lastSeenAt, waiting, isOffline }, here, locale).join(" ");
  };
  expect(say(false, 0)).toBe("Last seen 9:12 AM.");
  expect(say(false, 1)).toBe("Last seen 9:12 AM. 1 punch waits on it to be sent, from 8:50 AM.");
  expect(say(true, 3)).toBe(
    "Offline since 9:12 AM. 3 punches waited on it then, the first from 8:50 AM.",
  );
  expect(say(true, 0, "2026-03-01T23:00:00.000Z")).toBe("Offline since Mar 1, 2026, 6:00 PM.");
});

test("the tablet itself says what waits on it, and that people can go on", () => {
  const say = (isOnline: boolean, count: number) => {
    const waiting = count === 0 ? nothingWaits : { count, since };
    return ownTabletText({ isOnline, waiting }, here, locale);
  };
  expect(say(true, 0)).toBe("");
  expect(say(true, 1)).toBe("1 punch waits to be sent, from 8:50 AM.");
  expect(say(false, 0)).toBe("Offline. You can go on punching.");
  expect(say(false, 3)).toBe(
    "Offline. 3 punches wait on this tablet, the first from 8:50 AM. You can go on punching.",
  );
});

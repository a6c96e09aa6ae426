import { expect, test } from "vitest";
import * as polyfilledInstant from "temporal-polyfill/fns/Instant";
import * as polyfilledZoned from "temporal-polyfill/fns/ZonedDateTime";
import {
  fromEpochMilliseconds,
  getTimeZoneTransition,
  offsetNanoseconds,
  provideTemporal,
  toZonedDateTimeISO,
} from "./native-temporal.ts";

const zones = ["America/New_York", "Europe/Berlin", "Australia/Lord_Howe", "Asia/Kolkata", "UTC"];
const march = Date.parse("2026-03-01T12:00:00.000Z");

test.each(zones)(
  "the browser's Temporal gives the same clock as the polyfill in %s",
  async (zone) => {
    await provideTemporal();
    const native = toZonedDateTimeISO(fromEpochMilliseconds(march), zone);
    const polyfilled = polyfilledInstant.toZonedDateTimeISO(
      polyfilledInstant.fromEpochMilliseconds(march),
      zone,
    );
    expect(offsetNanoseconds(native)).toBe(polyfilledZoned.offsetNanoseconds(polyfilled));
    expect(getTimeZoneTransition(native, "next")?.epochMilliseconds).toBe(
      polyfilledZoned.getTimeZoneTransition(polyfilled, "next")?.epochMilliseconds,
    );
  },
);

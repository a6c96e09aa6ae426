import { beforeAll, expect, test, vi } from "vitest";
import { refuseUnprovenStaff } from "./refuse-unproven-staff.ts";

beforeAll(() => {
  vi.stubEnv("FUNCTIONS_EMULATOR", "true");
  vi.stubEnv("GCLOUD_PROJECT", "demo-crewline");
});

test.each(["kim@crewline.example", "KIM@CREWLINE.EXAMPLE"])(
  "a user with the unproven address %s cannot sign in",
  (email) => {
    for (const emailVerified of [false, undefined]) {
      const attempt = () => refuseUnprovenStaff({ data: { email, emailVerified } });
      expect(attempt).toThrow("prove the address");
    }
    expect(() => refuseUnprovenStaff({ data: { email, emailVerified: true } })).not.toThrow();
  },
);

test.each(["ana@harborcoffee.example", "kim@sub.crewline.example", undefined])(
  "%s is not product staff and signs in as usual",
  (email) => {
    expect(() => refuseUnprovenStaff({ data: { email, emailVerified: false } })).not.toThrow();
  },
);

test("an event without a user is not refused", () => {
  expect(() => refuseUnprovenStaff({})).not.toThrow();
});

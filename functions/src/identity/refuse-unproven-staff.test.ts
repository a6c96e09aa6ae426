import { beforeAll, expect, test, vi } from "vitest";
import { refuseUnprovenStaff } from "./refuse-unproven-staff.ts";

beforeAll(() => {
  vi.stubEnv("FUNCTIONS_EMULATOR", "true");
  vi.stubEnv("GCLOUD_PROJECT", "demo-crewline");
});

test.each(["kim@crewline.example", "KIM@CREWLINE.EXAMPLE"])(
  "whoever writes %s without proving it does not sign in",
  (email) => {
    for (const emailVerified of [false, undefined]) {
      const attempt = () => refuseUnprovenStaff({ data: { email, emailVerified } });
      expect(attempt).toThrow("prove the address");
    }
    expect(() => refuseUnprovenStaff({ data: { email, emailVerified: true } })).not.toThrow();
  },
);

test.each(["ana@harborcoffee.example", "kim@sub.crewline.example", undefined])(
  "%s is nobody of the product's staff and signs in as always",
  (email) => {
    expect(() => refuseUnprovenStaff({ data: { email, emailVerified: false } })).not.toThrow();
  },
);

test("an event about nobody refuses nobody", () => {
  expect(() => refuseUnprovenStaff({})).not.toThrow();
});

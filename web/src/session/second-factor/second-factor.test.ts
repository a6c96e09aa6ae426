import { expect, test } from "vitest";
import { factorWords, phoneEnding, secondFactorOf } from "./second-factor.ts";

const enrollmentTime = "Sat, 21 Nov 2026 12:00:00 GMT";

test("an app without a name is called by its kind", () => {
  expect(secondFactorOf({ uid: "1", factorId: "totp", enrollmentTime })).toEqual({
    id: "1",
    kind: "app",
    name: "Authenticator app",
    since: "2026-11-21T12:00:00.000Z",
    phoneNumber: null,
  });
});

test("a phone keeps its name and its number", () => {
  const info = {
    uid: "2",
    factorId: "phone" as const,
    displayName: "Work",
    phoneNumber: "+*******0123",
  };
  expect(secondFactorOf({ ...info, enrollmentTime })).toMatchObject({
    kind: "phone",
    name: "Work",
    phoneNumber: "+*******0123",
  });
});

test("a time that cannot be read is no time", () => {
  const info = { uid: "1", factorId: "totp" as const, enrollmentTime: "Invalid Date" };
  expect(secondFactorOf(info).since).toBeNull();
});

test("a phone is named by its last four digits", () => {
  expect(phoneEnding("+*******0123")).toBe("phone ending in 0123");
});

test.each([
  [{ factorId: "totp" as const, displayName: "Pixel" }, "app “Pixel”"],
  [{ factorId: "totp" as const }, "authenticator app"],
  [{ factorId: "phone" as const, phoneNumber: "+15550100123" }, "phone ending in 0123"],
])("%j is called %s at sign-in", (info, words) => {
  expect(factorWords(secondFactorOf({ uid: "1", enrollmentTime, ...info }))).toBe(words);
});

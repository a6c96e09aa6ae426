import { expect, test } from "vitest";
import { bannerFor } from "./banner-for.ts";

const unproven = {
  isOffline: false,
  isReleaseReady: false,
  isEmailUnproven: true,
  isEmailPutOff: false,
  path: "/",
  search: "",
};

test("an unproven address is asked for on Home and in the profile, on no other page", () => {
  expect(bannerFor(unproven)).toBe("email");
  expect(bannerFor({ ...unproven, path: "/settings" })).toBe("email");
  expect(bannerFor({ ...unproven, path: "/settings", search: "?section=profile" })).toBe("email");
  expect(bannerFor({ ...unproven, path: "/settings", search: "?section=pin" })).toBeNull();
  expect(bannerFor({ ...unproven, path: "/settings", search: "?tab=company" })).toBeNull();
  expect(bannerFor({ ...unproven, path: "/schedules" })).toBeNull();
  expect(bannerFor({ ...unproven, isEmailUnproven: false })).toBeNull();
});

test("what was put off on Home stays in the profile", () => {
  expect(bannerFor({ ...unproven, isEmailPutOff: true })).toBeNull();
  expect(bannerFor({ ...unproven, isEmailPutOff: true, path: "/settings" })).toBe("email");
});

test("of several banners only the most pressing is shown", () => {
  expect(bannerFor({ ...unproven, isReleaseReady: true })).toBe("release");
  expect(bannerFor({ ...unproven, isReleaseReady: true, isOffline: true })).toBe("offline");
});

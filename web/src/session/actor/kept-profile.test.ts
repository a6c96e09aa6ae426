import { aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keptProfile } from "./kept-profile.ts";

const [ana, ben] = [aUserId("ana"), aUserId("ben")];
const profile = { displayName: "Ana Diaz", companyName: "Harbor Coffee" };
const held = new Map<string, string>();

beforeEach(() =>
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  }),
);
afterEach(() => {
  held.clear();
  vi.unstubAllGlobals();
});

test("the names of the next visit are those of this one, for the same person only", () => {
  keptProfile.save(ana, profile);
  expect(keptProfile.read(ana)).toEqual(profile);
  expect(keptProfile.read(ben)).toBeNull();
});

test("they are forgotten with the sign-in", () => {
  keptProfile.save(ana, profile);
  keptProfile.forget();
  expect(keptProfile.read(ana)).toBeNull();
});

test.each(["null", "{}", "no JSON", '{"uid":"ana","profile":{"displayName":7}}'])(
  "%s, which someone else wrote, names nobody",
  (text) => {
    held.set("crewline.ownProfile", text);
    expect(keptProfile.read(ana)).toBeNull();
  },
);

test("a browser that forbids storage keeps none", () => {
  vi.stubGlobal("localStorage", undefined);
  keptProfile.save(ana, profile);
  keptProfile.forget();
  expect(keptProfile.read(ana)).toBeNull();
});

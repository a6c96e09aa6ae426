import { aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import { beforeEach, afterEach, expect, test, vi } from "vitest";
import { forgetSaved, keepUnsaved, unsavedPreferences } from "./kept-preferences.ts";

const HOUR_MS = 60 * 60_000;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what was chosen and not confirmed is known to the next page of the person alone", () => {
  keepUnsaved(aUserId("ana"), { clock: "24" });
  keepUnsaved(aUserId("ana"), { density: "compact" });
  expect(unsavedPreferences(aUserId("ana"))).toEqual({ clock: "24", density: "compact" });
  expect(unsavedPreferences(aUserId("bo"))).toEqual({});
});

test("what was confirmed is forgotten, and what was chosen meanwhile is not", () => {
  keepUnsaved(aUserId("ana"), { clock: "24", density: "compact" });
  forgetSaved(aUserId("ana"), { clock: "12", density: "compact" });
  expect(unsavedPreferences(aUserId("ana"))).toEqual({ clock: "24" });
});

test("a choice that was never sent does not undo another device's of the next day", () => {
  keepUnsaved(aUserId("ana"), { clock: "24" });
  vi.advanceTimersByTime(23 * HOUR_MS);
  expect(unsavedPreferences(aUserId("ana"))).toEqual({ clock: "24" });
  vi.advanceTimersByTime(2 * HOUR_MS);
  expect(unsavedPreferences(aUserId("ana"))).toEqual({});
});

import { expect, test } from "vitest";
import { firstPreferences, preferencesSchema, savePreferencesSchema } from "./preferences.ts";

test("a user without preferences has the formats and the theme of the device", () => {
  expect(preferencesSchema.parse({})).toEqual(firstPreferences);
});

test("a change of one preference says nothing about the others", () => {
  const input = { idempotencyKey: crypto.randomUUID(), preferences: { clock: "24" } };
  expect(savePreferencesSchema.parse(input).preferences).toEqual({ clock: "24" });
});

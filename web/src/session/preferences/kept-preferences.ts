import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { z } from "zod/mini";
import { deviceStore } from "../../device/browser-store.ts";
import { formatsSchema } from "@crewline/domain/kernel/formats/formats-schema";
import type { Formats } from "@crewline/domain/kernel/formats/formats";
import { deviceFormats } from "@crewline/domain/kernel/formats/formats";
import type { Preferences } from "@crewline/domain/records/users/preferences";
import {
  firstPreferences,
  preferencesSchema,
  savePreferencesSchema,
} from "@crewline/domain/records/users/preferences";

const keyOf = (uid: UserId) => `crewline.preferences.${uid}`;
const unsavedKeyOf = (uid: UserId) => `crewline.unsavedPreferences.${uid}`;
const companyKeyOf = (uid: UserId) => `crewline.companyFormats.${uid}`;

/** The preferences that this browser saw last, so that nothing flashes at the start. */
export function keptPreferences(uid: UserId): Preferences {
  return (
    preferencesSchema.safeParse(deviceStore.readJson(keyOf(uid)) ?? {}).data ?? firstPreferences
  );
}

export function keepPreferences(uid: UserId, preferences: Preferences): void {
  deviceStore.writeJson(keyOf(uid), preferences);
}

/** After that, what another device says is newer than what this one never came to say. */
const UNSAVED_MS = 24 * 60 * 60_000;

const unsavedSchema = z.object({
  changes: savePreferencesSchema.shape.preferences,
  chosenAtMs: z.number(),
});

/** Choices of the last day in this browser that the server has not confirmed. */
export function unsavedPreferences(uid: UserId): Partial<Preferences> {
  const unsaved = unsavedSchema.safeParse(deviceStore.readJson(unsavedKeyOf(uid)) ?? {});
  if (!unsaved.success || unsaved.data.chosenAtMs < Date.now() - UNSAVED_MS) return {};
  // Fields from JSON are present or left out, and never undefined.
  return unsaved.data.changes as Partial<Preferences>;
}

export function keepUnsaved(uid: UserId, changes: Partial<Preferences>): void {
  const all = { ...unsavedPreferences(uid), ...changes };
  deviceStore.writeJson(unsavedKeyOf(uid), { changes: all, chosenAtMs: Date.now() });
}

/** Forgets what was confirmed, unless something else was chosen meanwhile. */
export function forgetSaved(uid: UserId, saved: Partial<Preferences>): void {
  const left = Object.entries(unsavedPreferences(uid)).filter(
    ([name, value]) => !isSame(saved[name as keyof Preferences], value),
  );
  deviceStore.writeJson(unsavedKeyOf(uid), {
    changes: Object.fromEntries(left),
    chosenAtMs: Date.now(),
  });
}

/** True if two values of a preference mean the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The formats of the company that the person was in, likewise. */
export function keptCompanyFormats(uid: UserId): Formats {
  return (
    formatsSchema.safeParse(deviceStore.readJson(companyKeyOf(uid)) ?? {}).data ?? deviceFormats
  );
}

export function keepCompanyFormats(uid: UserId, formats: Formats): void {
  deviceStore.writeJson(companyKeyOf(uid), formats);
}

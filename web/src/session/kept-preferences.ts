import type { Preferences } from "@crewline/domain/users/preferences";
import { firstPreferences, preferencesSchema } from "@crewline/domain/users/preferences";

const keyOf = (uid: string) => `crewline.preferences.${uid}`;

/** What this browser saw last of the person's preferences, so that nothing flashes at the start. */
export function keptPreferences(uid: string): Preferences {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(uid)) ?? "{}");
    return preferencesSchema.catch(firstPreferences).parse(kept);
  } catch {
    return firstPreferences;
  }
}

export function keepPreferences(uid: string, preferences: Preferences): void {
  try {
    localStorage.setItem(keyOf(uid), JSON.stringify(preferences));
  } catch {
    // A full or forbidden store only means that the first moment shows the device's formats.
  }
}

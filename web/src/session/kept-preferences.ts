import { formatsSchema } from "@crewline/domain/formats/formats-schema";
import type { Formats } from "@crewline/domain/formats/formats";
import { deviceFormats } from "@crewline/domain/formats/formats";
import type { Preferences } from "@crewline/domain/users/preferences";
import { firstPreferences, preferencesSchema } from "@crewline/domain/users/preferences";

const keyOf = (uid: string) => `crewline.preferences.${uid}`;
const companyKeyOf = (uid: string) => `crewline.companyFormats.${uid}`;

/** What this browser saw last of the person's preferences, so that nothing flashes at the start. */
export function keptPreferences(uid: string): Preferences {
  return preferencesSchema.catch(firstPreferences).parse(read(keyOf(uid)));
}

export function keepPreferences(uid: string, preferences: Preferences): void {
  keep(keyOf(uid), preferences);
}

/** The formats of the company that the person was in, likewise. */
export function keptCompanyFormats(uid: string): Formats {
  return formatsSchema.catch(deviceFormats).parse(read(companyKeyOf(uid)));
}

export function keepCompanyFormats(uid: string, formats: Formats): void {
  keep(companyKeyOf(uid), formats);
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}

function keep(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden store only means that the first moment shows the device's formats.
  }
}

import type { Formats } from "@crewline/domain/kernel/formats/formats";
import { deviceFormats } from "@crewline/domain/kernel/formats/formats";
import type { Preferences } from "@crewline/domain/records/users/preferences";
import { firstPreferences } from "@crewline/domain/records/users/preferences";
import { createContext, use } from "react";

export interface OwnPreferences {
  preferences: Preferences;
  /** The formats where the person chose none. */
  companyFormats: Formats;
  /** Applies at once; returns false when the server could not save it: retried for a day. */
  save: (changes: Partial<Preferences>) => Promise<boolean>;
}

export const PreferencesContext = createContext<OwnPreferences>({
  preferences: firstPreferences,
  companyFormats: deviceFormats,
  save: () => Promise.resolve(false),
});

/** The signed-in user's preferences for formats and look. */
export function usePreferences(): OwnPreferences {
  return use(PreferencesContext);
}

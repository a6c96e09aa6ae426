import type { Formats } from "@crewline/domain/kernel/formats/formats";
import { deviceFormats } from "@crewline/domain/kernel/formats/formats";
import type { Preferences } from "@crewline/domain/records/users/preferences";
import { firstPreferences } from "@crewline/domain/records/users/preferences";
import { createContext, use } from "react";

export interface OwnPreferences {
  preferences: Preferences;
  /** What holds where the person chose no format. */
  companyFormats: Formats;
  /** Holds at once; answers false when the server could not keep it yet: this browser tries again for a day. */
  save: (changes: Partial<Preferences>) => Promise<boolean>;
}

export const PreferencesContext = createContext<OwnPreferences>({
  preferences: firstPreferences,
  companyFormats: deviceFormats,
  save: () => Promise.resolve(false),
});

/**
 * How the signed-in person wants to see the product. Pieces that React would not render again, such
 * as memoised cells, call it so that a changed format reaches them.
 */
export function usePreferences(): OwnPreferences {
  return use(PreferencesContext);
}

import { firstPreferences } from "../../records/users/preferences.ts";
import type { User } from "../../records/users/user.ts";

interface Merged {
  /** The login that the person leaves. */
  left: User;
  /** The login that stays. */
  stays: User;
}

/**
 * Two logins of one person after they were merged: the company and what the person set up, for the
 * screen and for mail, pass to the login that stays. It had no company to set anything up for.
 */
export function mergedUsers(from: User, to: User): Merged {
  const { companyId, preferences, mutedMailTopics, quietHours } = from;
  return {
    left: {
      ...from,
      companyId: null,
      preferences: firstPreferences,
      mutedMailTopics: [],
      quietHours: null,
    },
    stays: { ...to, companyId, preferences, mutedMailTopics, quietHours },
  };
}

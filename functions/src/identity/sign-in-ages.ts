/** The greatest age of an ID token that opens a session (specification section 9). */
export const ID_TOKEN_MAX_AGE_SECONDS = 300;

/** The length of a session without a new one being opened. */
export const SESSION_SECONDS = 5 * 24 * 3600;

/** The longest time since the last full sign-in for sensitive acts. */
export const RECENT_SIGN_IN_SECONDS = 300;

/** The longest time between two full sign-ins. */
export const LONGEST_SIGN_IN_SECONDS = 30 * 24 * 3600;

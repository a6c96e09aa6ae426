/** How old an ID token may be when it opens a session (specification section 9). */
export const ID_TOKEN_MAX_AGE_SECONDS = 300;

/** How long a session lasts without a new one being opened. */
export const SESSION_SECONDS = 5 * 24 * 3600;

/** How long ago a person may have given password or provider for acts that matter most. */
export const RECENT_SIGN_IN_SECONDS = 300;

/** After this time a person has to give password or provider again, whatever is done. */
export const LONGEST_SIGN_IN_SECONDS = 30 * 24 * 3600;

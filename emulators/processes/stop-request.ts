/** Aborted once the person asks to stop: work under way then starts nothing further. */
export const stopRequest = new AbortController();

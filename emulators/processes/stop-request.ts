/** Aborted once the person asks to stop: running work then starts nothing further. */
export const stopRequest = new AbortController();

/**
 * Hosting gives up a request that the function has not answered by then, and the person cannot tell
 * whether the change was made. How soon answers come is measured by `npm run bench -- contention`.
 */
export const HOSTING_LIMIT_MILLIS = 60_000;

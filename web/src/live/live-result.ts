/**
 * The state of live data. `isOfflineCopy` says that it may be out of date; `unreadable` names
 * documents that are left out because they could not be read.
 */
export type LiveResult<T> =
  | { status: "loading" }
  | { status: "ready"; data: T; isOfflineCopy: boolean; unreadable?: readonly string[] }
  | { status: "denied" }
  | { status: "failed"; message: string; retry: () => void };

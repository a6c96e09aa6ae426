/** What is known about live data; `isOfflineCopy` says that it may be out of date. */
export type LiveResult<T> =
  | { status: "loading" }
  | { status: "ready"; data: T; isOfflineCopy: boolean }
  | { status: "denied" }
  | { status: "failed"; message: string; retry: () => void };

/** The state of requested data on a screen; live results have this shape. */
export type LoadResult<T> =
  | { status: "loading" }
  | { status: "ready"; data: T; isOfflineCopy: boolean }
  | { status: "denied" }
  | { status: "failed"; message: string; retry: () => void };

type Waiting = Exclude<LoadResult<never>, { status: "ready" }>;
type DataOf<R> = R extends { status: "ready"; data: infer T } ? T : never;

/** The same result with other data. */
export function mapResult<T, U>(result: LoadResult<T>, change: (data: T) => U): LoadResult<U> {
  return result.status === "ready" ? { ...result, data: change(result.data) } : result;
}

/**
 * The result for what decides by all of it: the copy of a device may have a part of a list, so it
 * counts as loading until the server has answered.
 */
export function wholeResult<T>(result: LoadResult<T>): LoadResult<T> {
  return result.status === "ready" && result.isOfflineCopy ? { status: "loading" } : result;
}

/**
 * One result of several: ready when all are ready, otherwise the worst of the others, where
 * denied is worse than failed and failed is worse than loading.
 */
export function allResults<R extends Record<string, LoadResult<unknown>>>(
  results: R,
): LoadResult<{ [K in keyof R]: DataOf<R[K]> }> {
  const waiting = worst(Object.values(results));
  if (waiting !== null) return waiting;
  const entries = Object.entries(results).map(([name, result]) => [
    name,
    result.status === "ready" ? result.data : undefined,
  ]);
  const isOfflineCopy = Object.values(results).some(
    (result) => result.status === "ready" && result.isOfflineCopy,
  );
  return {
    status: "ready",
    data: Object.fromEntries(entries) as { [K in keyof R]: DataOf<R[K]> },
    isOfflineCopy,
  };
}

function worst(results: LoadResult<unknown>[]): Waiting | null {
  let found: Waiting | null = null;
  for (const result of results) {
    if (result.status === "denied") return result;
    if (result.status === "failed") found = result;
    if (result.status === "loading" && found === null) found = result;
  }
  return found;
}

/** A query over the network, as far as screens read it. */
export interface QueryLike<T> {
  data: T | undefined;
  error: { message: string; data?: { code?: string } | null | undefined } | null;
  /** "paused" while there is no network; the query then continues automatically. */
  fetchStatus?: "fetching" | "paused" | "idle";
  refetch: () => unknown;
}

const offlineMessage = "There is no connection. This appears automatically once you are online.";

/** The result of a query over the network, in the shape of a live one. */
export function queryResult<T>(query: QueryLike<T>): LoadResult<T> {
  const isPaused = query.fetchStatus === "paused";
  const retry = () => void query.refetch();
  if (query.data !== undefined) {
    return { status: "ready", data: query.data, isOfflineCopy: isPaused || query.error !== null };
  }
  if (isPaused) return { status: "failed", message: offlineMessage, retry };
  if (query.error === null) return { status: "loading" };
  if (query.error.data?.code === "FORBIDDEN") return { status: "denied" };
  return { status: "failed", message: query.error.message, retry };
}

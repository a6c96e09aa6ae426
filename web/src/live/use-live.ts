import type { QueryClient, UseQueryOptions } from "@tanstack/react-query";
import { skipToken, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { liveCacheOf, liveKey } from "./live-cache.ts";
import type { LiveResult } from "./live-result.ts";
import type { LiveSource } from "./live-source.ts";

/** The time for which an unused listener remains, so that going back to a screen is instant. */
const KEPT_MS = 60_000;

const loading = { status: "loading" } as const;

/** The live value of a source; null waits, for a source that depends on other data. */
export function useLive<T>(source: LiveSource<T> | null): LiveResult<T> {
  const client = useQueryClient();
  const { data } = useQuery<LiveResult<T>>(keptQuery(source, client));
  // After every render, because the key may have changed; it does nothing while a listener exists.
  useEffect(() => {
    if (source !== null) liveCacheOf(client).keep(source);
  });
  return source === null ? loading : (data ?? loading);
}

/** The live values of several sources, in their order; sources may come and go. */
export function useLiveAll<T>(sources: readonly LiveSource<T>[]): LiveResult<T>[] {
  const client = useQueryClient();
  const results = useQueries({ queries: sources.map((source) => keptQuery<T>(source, client)) });
  useEffect(() => {
    for (const source of sources) liveCacheOf(client).keep(source);
  });
  return results.map(({ data }) => data ?? loading);
}

function keptQuery<T>(
  source: LiveSource<T> | null,
  client: QueryClient,
): UseQueryOptions<LiveResult<T>> {
  return {
    queryKey: liveKey(source),
    initialData: () => (source === null ? undefined : liveCacheOf(client).begin(source)),
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: KEPT_MS,
    structuralSharing: false,
  };
}

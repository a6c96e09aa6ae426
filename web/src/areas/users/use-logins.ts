import { emailSchema } from "@crewline/domain/kernel/fields/fields";
import { skipToken, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { RouterOutputs } from "../../api/trpc.ts";
import { trpc, trpcClient } from "../../api/trpc.ts";
import type { LoadResult } from "../../ui/loading/load-result.ts";
import { queryResult } from "../../ui/loading/load-result.ts";

export type Login = RouterOutputs["users"]["list"]["users"][number];

export interface Logins {
  result: LoadResult<Login[]>;
  hasMore: boolean;
  /** The search is still reading: what it has not found yet may be on a later page. */
  isSearching: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
}

/**
 * Every login of every company, page by page as the identity service returns them, which has
 * no search. A search therefore loads page after page until all are there, and at once the login
 * whose whole address is searched for.
 */
export function useLogins(search: string): Logins {
  const query = useInfiniteQuery({
    queryKey: [...trpc.users.list.pathKey(), "pages"],
    queryFn: ({ pageParam }) => trpcClient.users.list.query({ pageToken: pageParam }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.nextPageToken,
  });
  const found = useLoginOf(search);
  const { data, error, refetch, fetchNextPage } = query;
  const isSearching = search.trim() !== "" && query.hasNextPage && error === null;
  const mustReadOn = isSearching && !query.isFetching;
  useEffect(() => {
    if (mustReadOn) void fetchNextPage();
  }, [mustReadOn, fetchNextPage]);
  const shown = data?.pages.flatMap((page) => page.users);
  return {
    result: queryResult({ data: shown && withLogin(shown, found), error, refetch }),
    hasMore: query.hasNextPage,
    isSearching,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
  };
}

const firstPage: string | null = null;

function useLoginOf(search: string): Login | null {
  const email = emailSchema.safeParse(search).data;
  return useQuery(trpc.users.find.queryOptions(email ? { email } : skipToken)).data ?? null;
}

function withLogin(logins: Login[], found: Login | null): Login[] {
  return found === null || logins.some(({ uid }) => uid === found.uid)
    ? logins
    : [...logins, found];
}

import { useInfiniteQuery } from "@tanstack/react-query";
import type { RouterOutputs } from "../../api/trpc.ts";
import { trpc, trpcClient } from "../../api/trpc.ts";
import type { LoadResult } from "../../ui/load-result.ts";
import { queryResult } from "../../ui/load-result.ts";

export type Login = RouterOutputs["users"]["list"]["users"][number];

export interface Logins {
  result: LoadResult<Login[]>;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
}

/** Every login of every company, page by page as the identity service gives them. */
export function useLogins(): Logins {
  const query = useInfiniteQuery({
    queryKey: [...trpc.users.list.pathKey(), "pages"],
    queryFn: ({ pageParam }) => trpcClient.users.list.query({ pageToken: pageParam }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.nextPageToken,
  });
  const { data, error, refetch } = query;
  return {
    result: queryResult({ data: data?.pages.flatMap((page) => page.users), error, refetch }),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
}

const firstPage: string | null = null;

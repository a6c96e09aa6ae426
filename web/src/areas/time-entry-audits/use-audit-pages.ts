import type { AuditFilters } from "@crewline/domain/records/audits/audit-inputs";
import type { AuditRow } from "@crewline/domain/records/audits/audit-row";
import { useInfiniteQuery } from "@tanstack/react-query";
import { queryClient } from "../../api/query-client.ts";
import { trpc, trpcClient } from "../../api/trpc.ts";
import type { LoadResult } from "../../ui/loading/load-result.ts";
import { queryResult } from "../../ui/loading/load-result.ts";

export interface AuditPages {
  result: LoadResult<AuditRow[]>;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
}

const firstPage: string | null = null;

/** The audit for these filters, the latest rows first, read page by page. */
export function useAuditPages(filters: AuditFilters): AuditPages {
  const { data, error, refetch, fetchStatus, ...query } = useInfiniteQuery({
    queryKey: [...trpc.timeEntryAudits.list.pathKey(), filters],
    queryFn: ({ pageParam }) => trpcClient.timeEntryAudits.list.query({ filters, from: pageParam }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  });
  const rows = data?.pages.flatMap((page) => page.rows);
  return {
    result: queryResult({ data: rows, error, refetch, fetchStatus }),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
}

/** Lists the audit again, with the row of what was just saved. */
export async function readAuditsAgain(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: trpc.timeEntryAudits.list.pathKey() });
}

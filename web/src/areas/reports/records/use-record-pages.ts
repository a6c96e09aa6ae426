import { useInfiniteQuery } from "@tanstack/react-query";
import { reportCatalogue } from "@crewline/domain/projections/reports/report-catalogue";
import type { ReportInput } from "@crewline/domain/records/reports/report";
import type { ReportRecord } from "@crewline/domain/records/reports/report-record";
import { cutText } from "@crewline/domain/words/reports/record-words";
import { trpc, trpcClient } from "../../../api/trpc.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import type { LoadResult } from "../../../ui/loading/load-result.ts";
import { queryResult } from "../../../ui/loading/load-result.ts";

/** The most records of a file. */
const MOST_RECORDS = 5000;

export interface RecordPages {
  result: LoadResult<ReportRecord[]>;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  /** Reads on until all records are there, or as many as a file may have, and says if it is cut. */
  loadAll: () => Promise<ReportRecord[]>;
}

/** The records behind the lines of a report, read page by page; null for a report without any. */
export function useRecordPages(input: ReportInput): RecordPages | null {
  const locale = useLocale();
  const notify = useNotice();
  const hasRecords = reportCatalogue[input.reportId].records !== undefined;
  const { data, error, refetch, fetchStatus, ...query } = useInfiniteQuery({
    queryKey: [...trpc.reports.records.pathKey(), input],
    queryFn: ({ pageParam: from }) => trpcClient.reports.records.query({ ...input, from }),
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
    enabled: hasRecords,
  });
  if (!hasRecords) return null;
  const records = data?.pages.flatMap((page) => page.records);
  return {
    result: queryResult({ data: records, error, refetch, fetchStatus }),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    loadAll: async () => {
      let found = records ?? [];
      for (let hasMore = query.hasNextPage; hasMore && found.length < MOST_RECORDS;) {
        const next = await query.fetchNextPage({ throwOnError: true });
        found = next.data?.pages.flatMap((page) => page.records) ?? found;
        hasMore = next.hasNextPage;
      }
      if (found.length > MOST_RECORDS) notify({ text: cutText(MOST_RECORDS, locale) });
      return found.slice(0, MOST_RECORDS);
    },
  };
}

import { useInfiniteQuery } from "@tanstack/react-query";
import type { ChecklistTemplate } from "@crewline/domain/records/checklists/checklist-template";
import { trpc, trpcClient } from "../../api/trpc.ts";
import { queryResult } from "../../ui/loading/load-result.ts";

/** The versions of a template before its current one, the latest first, read page by page. */
export function useVersions({
  id: templateId,
  version,
}: Pick<ChecklistTemplate, "id" | "version">) {
  const { data, error, refetch, fetchStatus, ...query } = useInfiniteQuery({
    queryKey: [...trpc.templates.versions.pathKey(), templateId, version],
    queryFn: ({ pageParam: before }) => trpcClient.templates.versions.query({ templateId, before }),
    initialPageParam: version,
    getNextPageParam: (page) => page.next,
  });
  const versions = data?.pages.flatMap((page) => page.versions);
  return {
    result: queryResult({ data: versions, error, refetch, fetchStatus }),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
}

import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { HistoryEvent, HistoryPage } from "@crewline/domain/records/history/history-event";
import { DataStates } from "../../ui/page/data-states.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { queryResult } from "../../ui/loading/load-result.ts";
import { HistoryRows } from "./history-rows.tsx";
import type { HistoryRow } from "./history-rows.tsx";

interface HistoryPagesProps<Page extends HistoryPage> {
  /** Names what the rows are about, for the query cache. */
  about: readonly string[];
  read: (from: string | null) => Promise<Page>;
  linesOf: (event: HistoryEvent, page: Page) => readonly string[];
  /** A button beside a row. */
  actionOf?: (event: HistoryEvent, page: Page) => ReactNode;
  timeZone: string;
  emptyText: string;
  /** Shown while there is no row: what is known from before rows were kept. */
  earlier?: readonly HistoryRow[];
}

const firstPage: string | null = null;

/** A history, the latest rows first, read page by page. */
export function HistoryPages<Page extends HistoryPage>(props: HistoryPagesProps<Page>) {
  const { about, read, linesOf, actionOf, timeZone, emptyText, earlier = [] } = props;
  const { data, error, refetch, fetchStatus, ...query } = useInfiniteQuery({
    queryKey: [["history", ...about]],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page) => page.next,
    staleTime: 0,
  });
  const events = data?.pages.flatMap((page) => page.rows.map((event) => ({ event, page })));
  return (
    <DataStates
      result={queryResult({ data: events, error, refetch, fetchStatus })}
      label="the history"
    >
      {(found) => {
        const rows = found.map(({ event, page }) => ({
          ...rowOf(event, linesOf(event, page)),
          action: actionOf?.(event, page),
        }));
        const shown = rows.length === 0 ? earlier : rows;
        if (shown.length === 0) return <EmptyState title="No history yet" text={emptyText} />;
        return (
          <Stack sx={{ gap: 2 }}>
            <HistoryRows rows={shown} timeZone={timeZone} />
            {query.hasNextPage && (
              <Button
                variant="outlined"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
                sx={{ alignSelf: "start" }}
              >
                Show more
              </Button>
            )}
          </Stack>
        );
      }}
    </DataStates>
  );
}

function rowOf({ id, at, byName, batchId }: HistoryEvent, lines: readonly string[]): HistoryRow {
  return { id, at, who: batchId === null ? byName : `${byName}, in a bulk change`, lines };
}

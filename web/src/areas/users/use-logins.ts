import { FEWEST_LETTERS, termOfSearch } from "@crewline/domain/rules/access/login-search";
import { keepPreviousData, skipToken, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { RouterOutputs } from "../../api/trpc.ts";
import { trpc, trpcClient } from "../../api/trpc.ts";
import type { LoadResult } from "../../ui/loading/load-result.ts";
import { queryResult } from "../../ui/loading/load-result.ts";

export type Login = RouterOutputs["users"]["list"]["users"][number];
export type ShownLogin = RouterOutputs["users"]["show"];

export interface Logins {
  result: LoadResult<Login[]>;
  /** What the list says where it shows no login. */
  empty: { title: string; text: string };
  /** A sentence about logins that are not shown; null where all are. */
  note: string | null;
  /** Reads the next page of all logins; null where there is none. */
  more: { isLoading: boolean; load: () => void } | null;
}

/** The logins of all companies that a search finds; without one, page by page. */
export function useLogins(search: string): Logins {
  const isSearch = search.trim() !== "";
  const found = useFoundLogins(search);
  const all = useAllLogins(!isSearch);
  return isSearch ? found : all;
}

function useFoundLogins(search: string): Logins {
  const text = search.trim();
  const isLongEnough = termOfSearch(text) !== null;
  const query = useQuery({
    ...trpc.users.search.queryOptions(isLongEnough ? { text } : skipToken),
    placeholderData: keepPreviousData,
  });
  const { data, error, refetch, fetchStatus } = query;
  const users = isLongEnough ? data?.users : [];
  return {
    result: queryResult({ data: users, error, refetch, fetchStatus }),
    empty: isLongEnough ? noneFound : tooShort,
    note:
      isLongEnough && data?.isCut === true ? "There may be more. Type more to find them." : null,
    more: null,
  };
}

function useAllLogins(isWanted: boolean): Logins {
  const query = useInfiniteQuery({
    queryKey: [...trpc.users.list.pathKey(), "pages"],
    queryFn: ({ pageParam }) => trpcClient.users.list.query({ pageToken: pageParam }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.nextPageToken,
    enabled: isWanted,
  });
  const { data, error, refetch, fetchNextPage, isFetchingNextPage, hasNextPage } = query;
  const shown = data?.pages.flatMap((page) => page.users);
  const load = () => void fetchNextPage();
  return {
    result: queryResult({ data: shown, error, refetch }),
    empty: { title: "No logins", text: "The first person who signs up appears here." },
    note: null,
    more: hasNextPage ? { isLoading: isFetchingNextPage, load } : null,
  };
}

const firstPage: string | null = null;

const noneFound = {
  title: "No login matches",
  text: "The search looks for words that begin as you typed, in names, companies and e-mail addresses. A login that never belonged to a company is found by its whole address.",
};

const tooShort = {
  title: "Type a little more",
  text: `Type at least ${FEWEST_LETTERS} letters of a name, a company or an e-mail address.`,
};

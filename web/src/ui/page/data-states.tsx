import Skeleton from "@mui/material/Skeleton";
import type { ReactNode } from "react";
import { EmptyState } from "./empty-state.tsx";
import { FailedAlert } from "./failed-alert.tsx";
import { Loading } from "./loading.tsx";
import type { LoadResult } from "../loading/load-result.ts";
import { useShowsOfflineCopy } from "../loading/offline-copy.ts";

interface DataStatesProps<T> {
  result: LoadResult<T>;
  /** The name of the loaded data, in words that fit "Loading ..."; read out by screen readers. */
  label: string;
  /** Shown while loading where grey rows do not resemble the content; null shows nothing. */
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Loading, denied, failed with a retry, or the content; the layout says when that is a copy. */
export function DataStates<T>({ result, label, skeleton, children }: DataStatesProps<T>) {
  useShowsOfflineCopy(result.status === "ready" && result.isOfflineCopy);
  switch (result.status) {
    case "loading":
      return (
        <Loading label={label}>{skeleton === undefined ? <RowsSkeleton /> : skeleton}</Loading>
      );
    case "denied":
      return (
        <EmptyState
          title="You may not see this"
          text={`Your role does not include ${label}. Ask an admin of your company for access.`}
        />
      );
    case "failed":
      return <FailedAlert message={result.message} onRetry={result.retry} />;
    case "ready":
      return children(result.data);
  }
}

function RowsSkeleton() {
  return (
    <>
      {[80, 95, 70, 88, 60].map((width) => (
        <Skeleton key={width} variant="text" height={44} width={`${width}%`} />
      ))}
    </>
  );
}

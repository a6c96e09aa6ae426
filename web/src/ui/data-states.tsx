import CloudOffOutlined from "@mui/icons-material/CloudOffOutlined";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import type { ReactNode } from "react";
import { EmptyState } from "./empty-state.tsx";
import type { LoadResult } from "./load-result.ts";

interface DataStatesProps<T> {
  result: LoadResult<T>;
  /** What is being loaded, in words that fit "Loading ..."; read out by screen readers. */
  label: string;
  /** Stands in while loading, when the default of grey rows does not resemble the content. */
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Loading, denied, failed with a retry, a banner over an offline copy, and then the content. */
export function DataStates<T>({ result, label, skeleton, children }: DataStatesProps<T>) {
  switch (result.status) {
    case "loading":
      return (
        <Box component="output" aria-label={`Loading ${label}`} sx={{ display: "block" }}>
          {skeleton ?? <RowsSkeleton />}
        </Box>
      );
    case "denied":
      return (
        <EmptyState
          title="You may not see this"
          text={`Your role does not include ${label}. Ask an admin of your company for access.`}
        />
      );
    case "failed":
      return <Failed message={result.message} onRetry={result.retry} />;
    case "ready":
      return (
        <>
          {result.isOfflineCopy && <OfflineBanner />}
          {children(result.data)}
        </>
      );
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

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {message}
    </Alert>
  );
}

function OfflineBanner() {
  return (
    <Alert severity="warning" icon={<CloudOffOutlined />} sx={{ mb: 2 }}>
      You are offline. This is the copy from your last visit; it may be out of date.
    </Alert>
  );
}

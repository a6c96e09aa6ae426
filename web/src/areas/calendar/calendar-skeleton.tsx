import Skeleton from "@mui/material/Skeleton";

/** The room of the calendar while it is loading. */
export function CalendarSkeleton() {
  return <Skeleton variant="rounded" height={480} />;
}

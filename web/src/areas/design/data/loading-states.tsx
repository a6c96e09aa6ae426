import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { LoadResult } from "../../../ui/loading/load-result.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { InOrder } from "../../../ui/page/in-order.tsx";
import { Specimen } from "../frame/specimen.tsx";

const results = {
  loading: { status: "loading" },
  ready: { status: "ready", data: "12 shifts", isOfflineCopy: false },
  denied: { status: "denied" },
  failed: {
    status: "failed",
    message: "The schedule could not be loaded. Check the connection, then try again.",
    retry: () => undefined,
  },
} satisfies Record<string, LoadResult<string>>;

/** The states of data on its way to a screen. */
export function LoadingStates() {
  return (
    <>
      <Specimen name="Loading">
        <States result={results.loading} />
      </Specimen>
      <Specimen name="Loading, in the shape of the content">
        <States result={results.loading} skeleton={<Skeleton variant="rounded" height={120} />} />
      </Specimen>
      <Specimen name="Loaded">
        <States result={results.ready} />
      </Specimen>
      <Specimen name="Failed">
        <States result={results.failed} />
      </Specimen>
      <Specimen name="Not allowed">
        <States result={results.denied} />
      </Specimen>
      <Specimen
        name="Parts in their order"
        note="A part is shown once those above it are loaded, so nothing moves."
      >
        <InOrder>
          <States result={results.loading} skeleton={<Skeleton height={44} width="80%" />} />
          <Typography>Shown after the part above</Typography>
        </InOrder>
      </Specimen>
    </>
  );
}

function States(props: { result: LoadResult<string>; skeleton?: ReactNode }) {
  return (
    <DataStates label="the schedule" {...props}>
      {(data) => <Typography>{data}</Typography>}
    </DataStates>
  );
}

import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { DataJobKind } from "@crewline/domain/records/data-jobs/data-job";
import { dataJobKinds } from "@crewline/domain/records/data-jobs/data-job";
import { isOpenJob } from "@crewline/domain/rules/data-jobs/data-job-rules";
import { dataJobWords } from "@crewline/domain/words/data-jobs/data-job-words";
import { trpc } from "../../api/trpc.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { queryResult } from "../../ui/loading/load-result.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import type { Tenant } from "./company-list.tsx";
import type { ShownJob } from "./data-job-item.tsx";
import { DataJobItem } from "./data-job-item.tsx";

const startDialog = lazyPart(async () => (await import("./start-job-dialog.tsx")).StartJobDialog);

/** How often an open job is asked for. */
const ASK_MILLIS = 3000;

interface Asked {
  kind: DataJobKind;
  dryRun: ShownJob | null;
}

interface DataJobsProps {
  company: Tenant;
  /** False for a deleted company, which is left as it is. */
  isKept: boolean;
}

/** What checks a company's data and computes it again, with the history of both. */
export function DataJobs({ company, isKept }: DataJobsProps) {
  const words = dataJobWords(useLocale());
  const [asked, setAsked] = useState<Asked | null>(null);
  const { companyId } = company;
  const { data, error, refetch } = useQuery({
    ...trpc.companyOptions.dataJobs.queryOptions({ companyId }),
    refetchInterval: ({ state }) => (state.data?.jobs.some(isOpenJob) ? ASK_MILLIS : false),
  });
  return (
    <Stack component="section" aria-labelledby="data-jobs" spacing={1}>
      <Typography id="data-jobs" variant="h3">
        Data jobs
      </Typography>
      {isKept && (
        <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1 }}>
          {dataJobKinds.map((kind) => (
            <Button
              key={kind}
              variant="outlined"
              disabled={data?.jobs.some(isOpenJob) ?? true}
              onClick={() => setAsked({ kind, dryRun: null })}
            >
              {words.start[kind]}
            </Button>
          ))}
        </Stack>
      )}
      <DataStates
        result={queryResult({ data, error, refetch })}
        label="the data jobs"
        skeleton={<Skeleton variant="text" height={24} width="40%" />}
      >
        {({ jobs }) =>
          jobs.length === 0 ? (
            <Typography color="textSecondary">None so far.</Typography>
          ) : (
            <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: "none" }}>
              {jobs.map((job, place) => (
                <DataJobItem
                  key={job.id}
                  job={job}
                  isLast={isKept && place === 0}
                  onApply={() => setAsked({ kind: job.kind, dryRun: job })}
                />
              ))}
            </Stack>
          )
        }
      </DataStates>
      {asked !== null && (
        <startDialog.Part company={company} {...asked} onClose={() => setAsked(null)} />
      )}
    </Stack>
  );
}

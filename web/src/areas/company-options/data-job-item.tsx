import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import type { DataPart } from "@crewline/domain/records/data-jobs/data-job";
import { dataParts } from "@crewline/domain/records/data-jobs/data-job";
import { canBeApplied, isOpenJob } from "@crewline/domain/rules/data-jobs/data-job-rules";
import {
  dataCountsText,
  dataFindingText,
  dataJobWords,
  dataProgressText,
} from "@crewline/domain/words/data-jobs/data-job-words";
import type { RouterOutputs } from "../../api/trpc.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { browserZone } from "../../time/browser-zone.ts";
import { useNow } from "../../ui/clock/use-now.ts";
import { Facts } from "../../ui/page/facts.tsx";
import { StatusChip } from "../../ui/page/status-chip.tsx";

export type ShownJob = RouterOutputs["companyOptions"]["dataJobs"]["jobs"][number];

interface DataJobItemProps {
  job: ShownJob;
  /** Only the result of the last job is worth applying. */
  isLast: boolean;
  onApply: () => void;
}

const tones = { waiting: "neutral", running: "info", done: "good", failed: "danger" } as const;

/** One data job: how far it is, what it counted and found. */
export function DataJobItem({ job, isLast, onApply }: DataJobItemProps) {
  const locale = useLocale();
  const now = useNow();
  const words = dataJobWords(locale);
  const { kind, state, dryRunId, startedAt, byEmail, reason, problem, done, of } = job;
  const name = (dryRunId === null ? words.dryRun : words.applied)[kind];
  return (
    <Stack component="li" spacing={1}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <StatusChip tone={tones[state]} label={words.states[state]} />
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
        {[reason, formatDayTime(startedAt, browserZone(), locale), byEmail].join(" · ")}
      </Typography>
      {isOpenJob(job) && (
        <>
          <LinearProgress
            aria-label={name}
            {...(of > 0 && { variant: "determinate", value: (100 * done) / of })}
          />
          {of > 0 && <Typography variant="body2">{dataProgressText(done, of, locale)}</Typography>}
        </>
      )}
      {problem !== null && <Typography color="error">{problem}</Typography>}
      <Facts
        facts={countsOf(job).map(([part, counts]) => ({
          label: words.parts[part],
          value: dataCountsText(counts, dryRunId !== null, locale),
        }))}
      />
      <Findings job={job} />
      {isLast && canBeApplied(job, now) && (
        <div>
          <Button variant="contained" onClick={onApply}>
            Apply this result
          </Button>
        </div>
      )}
    </Stack>
  );
}

function countsOf({ counts }: ShownJob) {
  return dataParts.flatMap((part: DataPart) => {
    const own = counts[part];
    return own === undefined ? [] : [[part, own] as const];
  });
}

function Findings({ job: { findings } }: { job: ShownJob }) {
  const locale = useLocale();
  if (findings.length === 0) return null;
  return (
    <details>
      <summary>What differs</summary>
      <Stack component="ul" spacing={0.5} sx={{ my: 1, pl: 3 }}>
        {findings.map((finding) => {
          const text = dataFindingText(finding, locale);
          return <li key={`${finding.part} ${finding.of} ${finding.day}`}>{text}</li>;
        })}
      </Stack>
    </details>
  );
}

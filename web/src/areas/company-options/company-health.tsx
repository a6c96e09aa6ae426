import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { formatDate, formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatCount } from "@crewline/domain/kernel/formats/write-number";
import { dueJobName } from "@crewline/domain/words/data-jobs/due-job-words";
import type { RouterOutputs } from "../../api/trpc.ts";
import { trpc } from "../../api/trpc.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { browserZone } from "../../time/browser-zone.ts";
import { queryResult } from "../../ui/loading/load-result.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import type { Fact } from "../../ui/page/facts.tsx";
import { Facts } from "../../ui/page/facts.tsx";
import type { StatusTone } from "../../ui/page/status-chip.tsx";
import { StatusChip } from "../../ui/page/status-chip.tsx";
import type { Tenant } from "./company-list.tsx";

type Health = RouterOutputs["companyOptions"]["health"];

/** How a company's data, mail and jobs are, with the way to what mends them. */
export function CompanyHealth({ company }: { company: Tenant }) {
  const locale = useLocale();
  const { companyId } = company;
  const { data, error, refetch } = useQuery(trpc.companyOptions.health.queryOptions({ companyId }));
  return (
    <Stack component="section" aria-labelledby="company-health" spacing={1}>
      <Typography id="company-health" variant="h3">
        Health
      </Typography>
      <DataStates
        result={queryResult<Health>({ data, error, refetch })}
        label="the health"
        skeleton={<Skeleton variant="rounded" height={160} />}
      >
        {(health) => <Facts facts={factsOf(health, locale)} />}
      </DataStates>
    </Stack>
  );
}

function factsOf(health: Health, locale: Locale): Fact[] {
  const at = (instant: string) => formatDayTime(instant, browserZone(), locale);
  const { entries, lastEntryAt, lastNight } = health;
  return [
    {
      label: "Time entries",
      value: [
        formatCount(entries, locale),
        ...(lastEntryAt === null ? [] : [`last changed ${at(lastEntryAt)}`]),
      ].join(" · "),
    },
    {
      label: "Audit sealed until",
      value: lastNight === null ? "No day yet" : formatDate(lastNight, locale),
    },
    { label: "Open drifts", value: <Drifts {...health} at={at} /> },
    { label: "Failed mail", value: <FailedMail {...health} at={at} /> },
    { label: "Failing jobs", value: <FailingJobs {...health} at={at} /> },
  ];
}

type Part = Health & { at: (instant: string) => string };

function Drifts({ openDrifts, driftSeenAt, at }: Part) {
  const lines = driftSeenAt === null ? [] : [`Last seen ${at(driftSeenAt)}`];
  const next = "Start a dry-run recalculation below.";
  return <Finding count={openDrifts} tone="warning" lines={lines} next={next} />;
}

function FailedMail({ failedMail, lastFailedMail, at }: Part) {
  const lines =
    lastFailedMail === null
      ? []
      : [[at(lastFailedMail.createdAt), lastFailedMail.problem].filter(Boolean).join(" · ")];
  const next = "Each message is under Undelivered mail, below the list of companies.";
  return <Finding count={failedMail} tone="danger" lines={lines} next={next} />;
}

function FailingJobs({ failures, at }: Part) {
  const locale = useLocale();
  const lines = failures.map(
    ({ job, at: failedAt, text, nextAt }) =>
      `${dueJobName(job, locale)}, ${at(failedAt)}: ${text}. Next try ${at(nextAt)}`,
  );
  const next = "If one keeps failing, verify the data below and tell the developers.";
  return <Finding count={failures.length} tone="danger" lines={lines} next={next} />;
}

interface FindingProps {
  count: number;
  tone: StatusTone;
  /** What is known of the last ones, with their times. */
  lines: readonly string[];
  /** What to do about it. */
  next: string;
}

function Finding({ count, tone, lines, next }: FindingProps) {
  const locale = useLocale();
  if (count === 0) return <StatusChip tone="good" label="None" />;
  return (
    <Stack spacing={0.5} sx={{ alignItems: "flex-start" }}>
      <StatusChip tone={tone} label={formatCount(count, locale)} />
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <Typography variant="body2" color="textSecondary">
        {next}
      </Typography>
    </Stack>
  );
}

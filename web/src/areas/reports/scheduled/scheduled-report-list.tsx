import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Company } from "@crewline/domain/records/company/company";
import type { Member } from "@crewline/domain/records/company/member";
import type { ScheduledReport } from "@crewline/domain/records/reports/scheduled-report";
import { nextSending } from "@crewline/domain/rules/reports/next-sending";
import { reportTexts } from "@crewline/domain/words/reports/report-words";
import {
  nextSendingText,
  scheduledLabels,
  scheduledTitles,
  sentText,
  sentToText,
  unsentText,
} from "@crewline/domain/words/reports/scheduled-words";
import { useCompany } from "../../../entities/company/use-company.ts";
import { membersSource } from "../../../live/members.ts";
import { scheduledReportsSource } from "../../../live/scheduled-reports.ts";
import { useLive } from "../../../live/use-live.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { useNow } from "../../../ui/clock/use-now.ts";
import { allResults } from "../../../ui/loading/load-result.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { FramedList } from "../../../ui/page/framed-list.ts";
import { ScheduledReportDialog } from "./scheduled-report-dialog.tsx";
import { StopReportDialog } from "./stop-report-dialog.tsx";
import { useScheduledSummary } from "./use-scheduled-summary.ts";
import { Acts } from "../../../ui/acts/acts.tsx";

/** The reports that are sent by e-mail, each with when and to whom. */
export function ScheduledReportList() {
  const labels = scheduledLabels(useLocale());
  const actor = useActor();
  const result = allResults({
    company: useCompany(),
    members: useLive(membersSource(actor)),
    reports: useLive(scheduledReportsSource(actor)),
  });
  return (
    <Box component="section" aria-labelledby="sent-reports" sx={{ mt: 4 }}>
      <Typography variant="h2" id="sent-reports" gutterBottom>
        {labels.heading}
      </Typography>
      <DataStates result={result} label={labels.heading}>
        {({ company, members, reports }) =>
          reports.length === 0 ? (
            <Typography color="textSecondary">{labels.none}</Typography>
          ) : (
            <FramedList sx={{ "& li": { flexWrap: { xs: "wrap", sm: "nowrap" } } }}>
              {reports.map((report) => (
                <Item key={report.id} report={report} company={company} members={members} />
              ))}
            </FramedList>
          )
        }
      </DataStates>
    </Box>
  );
}

interface ItemProps {
  report: ScheduledReport;
  company: Company;
  members: readonly Member[];
}

function Item({ report, company, members }: ItemProps) {
  const locale = useLocale();
  const now = useNow();
  const labels = scheduledLabels(locale);
  const [open, setOpen] = useState<"edit" | "stop" | null>(null);
  const { title } = reportTexts(locale).titles[report.reportId];
  const titles = scheduledTitles(title, locale);
  const close = () => setOpen(null);
  const next = nextSending(report, { company, now });
  const { failedAt } = report;
  const lines = [
    useScheduledSummary(report),
    `${sentText(report, locale)} · ${sentToText(namesOf(report, members, labels.formerMember), locale)}`,
    ...(failedAt === undefined ? [nextSendingText(next, company.timeZone, locale)] : []),
  ];
  return (
    <li>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        {lines.map((line) => (
          <Typography key={line} variant="body2" color="textSecondary">
            {line}
          </Typography>
        ))}
        {failedAt !== undefined && (
          <Typography variant="body2" color="error">
            {unsentText({ failedAt, at: next.at }, company.timeZone, locale)}
          </Typography>
        )}
      </div>
      <Acts>
        <Stack direction="row" spacing={1} sx={{ flexShrink: 0 }}>
          <Button size="small" aria-label={titles.edit} onClick={() => setOpen("edit")}>
            {labels.edit}
          </Button>
          <Button
            size="small"
            color="error"
            aria-label={titles.stop}
            onClick={() => setOpen("stop")}
          >
            {labels.stop}
          </Button>
        </Stack>
      </Acts>
      {open === "edit" && (
        <ScheduledReportDialog company={company} report={report} onClose={close} />
      )}
      {open === "stop" && (
        <StopReportDialog report={report} title={titles.stopQuestion} onClose={close} />
      )}
    </li>
  );
}

function namesOf(
  { recipientIds }: ScheduledReport,
  members: readonly Member[],
  former: string,
): string[] {
  return recipientIds.map((uid) => members.find(({ id }) => id === uid)?.displayName ?? former);
}

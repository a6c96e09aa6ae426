import { formatDate, formatDayRange } from "@crewline/domain/kernel/formats/format-time";
import { dayProblemSentence } from "@crewline/domain/projections/audits/finding-words";
import type { AuditFilters, CheckedDay } from "@crewline/domain/records/audits/audit-inputs";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { trpc, trpcClient } from "../../api/trpc.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { useToday } from "../../time/use-today.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { queryResult } from "../../ui/loading/load-result.ts";
import { daysOf } from "./audit-days.ts";
import { dayText, verdictOf } from "./verify-words.ts";

interface VerifyDialogProps {
  filters: AuditFilters;
  /** The company's zone, by whose days the audit is sealed. */
  timeZone: string;
  onClose: () => void;
}

/** Compares every row of the shown days with the seals of these days, and says what differs. */
export function VerifyDialog({ filters, timeZone, onClose }: VerifyDialogProps) {
  const locale = useLocale();
  const titleId = useId();
  const days = daysOf(filters, useToday(timeZone));
  const { data, error, refetch, fetchStatus } = useQuery({
    queryKey: [...trpc.timeEntryAudits.verifyDays.pathKey(), days],
    queryFn: () => verifyAll(days),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>Verify {formatDayRange(days.from, days.to, locale)}</DialogTitle>
      <DialogContent tabIndex={0}>
        <DataStates
          result={queryResult({ data, error, refetch, fetchStatus })}
          label="the check of the audit"
          skeleton={<Skeleton variant="rounded" height="75vh" />}
        >
          {(checked) => <Checked days={checked} />}
        </DataStates>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Checked({ days }: { days: readonly CheckedDay[] }) {
  const locale = useLocale();
  const { severity, text } = verdictOf(days, locale);
  const shown = days.toReversed();
  return (
    <Stack sx={{ gap: 1 }}>
      <Alert severity={severity}>{text}</Alert>
      <List dense disablePadding>
        {shown.map((day) => (
          <ListItem key={day.day} disableGutters>
            <ListItemText
              primary={`${formatDate(day.day, locale)}: ${dayText(day, locale)}`}
              secondary={
                day.findings.length > 0
                  ? [
                      ...new Set(
                        day.findings.map(({ problem }) => dayProblemSentence(problem, locale)),
                      ),
                    ].join(" ")
                  : day.root !== "" && `Root ${day.root.slice(0, 16)}…`
              }
            />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}

async function verifyAll({ from, to }: { from: LocalDate; to: LocalDate }): Promise<CheckedDay[]> {
  const all: CheckedDay[] = [];
  let next: LocalDate | null = from;
  while (next !== null) {
    const page: { days: CheckedDay[]; next: LocalDate | null } =
      await trpcClient.timeEntryAudits.verifyDays.query({ from: next, to });
    all.push(...page.days);
    ({ next } = page);
  }
  return all;
}

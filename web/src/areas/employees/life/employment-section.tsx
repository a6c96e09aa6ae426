import { endCauseText } from "@crewline/domain/words/employees/employment-words";
import Button from "@mui/material/Button";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { mayReadEnd } from "@crewline/domain/rules/access/record-access";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../../locale/use-locale.ts";
import { employeeEndSource } from "../../../live/employees.ts";
import { useLive } from "../../../live/use-live.ts";
import { useRecordActor } from "../../../entities/employees/use-record-actor.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { EndEmploymentDialog } from "./end-employment-dialog.tsx";
import { KeepEmployedDialog } from "./keep-employed-dialog.tsx";
import { EndLeaveDialog, LeaveDialog } from "./leave-dialogs.tsx";
import { RehireDialog } from "./rehire-dialog.tsx";
import { Acts } from "../../../ui/acts/acts.tsx";

const dialogs = {
  end: { label: "End employment", Dialog: EndEmploymentDialog },
  keep: { label: "Cancel termination", Dialog: KeepEmployedDialog },
  leave: { label: "Set a leave", Dialog: LeaveDialog },
  endLeave: { label: "End the leave", Dialog: EndLeaveDialog },
  rehire: { label: "Hire again", Dialog: RehireDialog },
} as const;

type Act = keyof typeof dialogs;

/** The state of an employment, and what may be done with it now. */
export function EmploymentSection({ employee }: { employee: Employee }) {
  const locale = useLocale();
  const [open, setOpen] = useState<Act | null>(null);
  const Dialog = open === null ? null : dialogs[open].Dialog;
  return (
    <Box component="section" aria-label="Employment">
      {employmentLines(employee, locale).map((line) => (
        <Typography key={line}>{line}</Typography>
      ))}
      <EndCauseLines employee={employee} />
      <Acts>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", mt: 1 }}>
          {actsOf(employee).map((act) => (
            <Button
              key={act}
              size="small"
              variant="outlined"
              color={act === "end" ? "error" : "inherit"}
              onClick={() => setOpen(act)}
            >
              {dialogs[act].label}
            </Button>
          ))}
        </Stack>
      </Acts>
      {Dialog !== null && <Dialog employee={employee} onClose={() => setOpen(null)} />}
    </Box>
  );
}

/** The reasons why the present and earlier employments ended, for readers who may see them. */
function EndCauseLines({ employee }: { employee: Employee }) {
  const locale = useLocale();
  const actor = useActor();
  const recordReader = useRecordActor();
  const hasEnded = employee.terminatedOn !== null || employee.employments.length > 0;
  const isRead = hasEnded && mayReadEnd(recordReader, employee);
  const ends = useLive(isRead ? employeeEndSource(actor, employee.id) : null);
  if (ends.status !== "ready" || ends.data === null) return null;
  const { present, past } = ends.data;
  const all = [...(present === null ? [] : [present]), ...past.toReversed()];
  return all.map((end) => (
    <Typography key={end.lastDay} color="textSecondary">
      {`Reason for ${formatDate(end.lastDay, locale)}: ${endCauseText(end, locale)}`}
    </Typography>
  ));
}

function actsOf({ status, terminatedOn, leave, ...employee }: Employee): Act[] {
  if (status === "terminated") {
    return employee.isPseudonymised || employee.mergedIntoId !== null ? [] : ["rehire"];
  }
  return [leave === null ? "leave" : "endLeave", terminatedOn === null ? "end" : "keep"];
}

/** The periods of employment and the current leave, the current period first. */
export function employmentLines(employee: Employee, locale: Locale): string[] {
  const { hiredOn, terminatedOn, status, leave, employments } = employee;
  const ended = status === "terminated" ? "Employed until" : "The employment ends after";
  return [
    ...(hiredOn === null ? [] : [`Employed since ${formatDate(hiredOn, locale)}.`]),
    ...(terminatedOn === null ? [] : [`${ended} ${formatDate(terminatedOn, locale)}.`]),
    ...(leave === null ? [] : [leaveLine(leave, locale)]),
    ...employments
      .toReversed()
      .map(({ hiredOn: from, lastDay }) =>
        from === null
          ? `Before: employed until ${formatDate(lastDay, locale)}.`
          : `Before: employed from ${formatDate(from, locale)} to ${formatDate(lastDay, locale)}.`,
      ),
  ];
}

function leaveLine({ from, until }: NonNullable<Employee["leave"]>, locale: Locale): string {
  return until === null
    ? `On leave from ${formatDate(from, locale)} on.`
    : `On leave from ${formatDate(from, locale)} to ${formatDate(until, locale)}.`;
}

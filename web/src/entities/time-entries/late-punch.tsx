import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatDay } from "@crewline/domain/kernel/formats/format-time";
import type { UnplacedPunch } from "@crewline/domain/records/time-entries/unplaced-punch";
import { punchSentence } from "@crewline/domain/words/time-entries/punch-words";
import { storedSentence } from "@crewline/domain/words/violations/rule-sentence";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { FormProblemAlert } from "../../ui/dialogs/form-problem-alert.tsx";
import { useNotice } from "../../ui/notices/use-notice.ts";
import { PunchPhoto } from "../employees/photo/punch-photo.tsx";
import { Acts } from "../../ui/acts/acts.tsx";

/** A punch made offline that could not be applied, with the way to its week, and its end. */
export function LatePunch({ unplaced }: { unplaced: UnplacedPunch }) {
  const locale = useLocale();
  const notify = useNotice();
  const { id, day, timeZone, punch, version } = unplaced;
  const employeeName = unplaced.employeeId === null ? "Unknown PIN" : unplaced.employeeName;
  const settle = useCommand(trpc.timeEntries.settlePunch.mutationOptions());
  const handleSettle = async () => {
    const done = await settle.run({ punchId: id, expectedVersion: version });
    if (done !== null) notify(`Done: late punch of ${employeeName}.`);
  };
  const search = new URLSearchParams({ week: day, q: unplaced.employeeName });
  return (
    <Box
      component="li"
      aria-label={employeeName}
      sx={{ py: 1.5, borderTop: 1, borderColor: "divider" }}
    >
      <FormProblemAlert problem={settle.problem} />
      <Stack direction="row" useFlexGap sx={{ alignItems: "center", flexWrap: "wrap", gap: 1 }}>
        <div style={{ flex: "1 1 240px", minWidth: 0 }}>
          <strong>{`${employeeName}, ${formatDay(day, locale)}`}</strong>
          <Typography sx={{ color: "text.secondary" }}>
            {`${punchSentence(punch, timeZone, locale)} ${reasonOf(unplaced, locale)}`}
          </Typography>
          {punch.photoId !== null && <PunchPhoto photoId={punch.photoId} kind={punch.kind} />}
        </div>
        <Button component={Link} to={`/time-entries?${search}`} variant="outlined" size="small">
          Open the week
        </Button>
        <Acts>
          <Button
            variant="outlined"
            color="inherit"
            size="small"
            loading={settle.isRunning}
            onClick={() => void handleSettle()}
          >
            Mark as done
          </Button>
        </Acts>
      </Stack>
    </Box>
  );
}

/** Refusals are worded for the employee; of a missing entry managers read another sentence. */
function reasonOf({ rule, punch }: UnplacedPunch, locale: Locale): string {
  if (rule.code === "pinUnknown") return "Not applied: no employee has the PIN that was entered.";
  if (rule.code === "notClockedIn") {
    return punch.kind === "clockOut"
      ? "Not applied: no entry was open, or it had an end already."
      : "Not applied: no entry was open then.";
  }
  return `Not applied: ${storedSentence(rule, locale) ?? "a rule did not allow it."}`;
}

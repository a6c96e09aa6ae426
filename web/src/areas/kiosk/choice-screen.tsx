import type { PunchKind } from "@crewline/domain/records/time-entries/punch-record";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useLocale } from "../../locale/use-locale.ts";
import { ClearButton } from "./clear-button.tsx";
import type { Greeting } from "./kiosk-desk.ts";
import { actionWords, allPunches, greetingLines } from "./kiosk-words.ts";

interface ChoiceScreenProps {
  /** Null without a connection: the tablet does not know who it is. */
  greeting: Greeting | null;
  timeZone: string;
  isRunning: boolean;
  onChoose: (choice: { kind: PunchKind; jobRoleId: JobRoleId | null }) => void;
  onClear: () => void;
}

/** One large button for each punch that is possible now. */
export function ChoiceScreen(props: ChoiceScreenProps) {
  const { greeting, timeZone, isRunning, onChoose, onClear } = props;
  const locale = useLocale();
  const jobRoles = greeting?.jobRoles ?? [];
  const [jobRoleId, setJobRoleId] = useState<JobRoleId | null>(jobRoles[0]?.id ?? null);
  const lines =
    greeting === null
      ? ["No connection. Your PIN is checked when the tablet is online again."]
      : greetingLines(greeting, timeZone, locale);
  return (
    <>
      <div>
        {lines.map((line) => (
          <Typography key={line} sx={{ fontSize: 20 }}>
            {line}
          </Typography>
        ))}
      </div>
      {jobRoles.length > 0 && (
        <ToggleButtonGroup
          exclusive
          aria-label="Job role"
          value={jobRoleId}
          onChange={(_event, chosen: JobRoleId | null) => chosen !== null && setJobRoleId(chosen)}
          sx={{ flexWrap: "wrap", justifyContent: "center" }}
        >
          {jobRoles.map(({ id, name }) => (
            <ToggleButton key={id} value={id} sx={{ px: 3, py: 1.5, textTransform: "none" }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <Stack sx={{ width: "100%", maxWidth: 400, gap: 2 }}>
        {(greeting?.possible ?? allPunches).map((kind, index) => (
          <Button
            key={kind}
            size="large"
            variant={index === 0 && greeting !== null ? "contained" : "outlined"}
            disabled={isRunning}
            onClick={() => onChoose({ kind, jobRoleId })}
            sx={{ minHeight: 72, fontSize: 22 }}
          >
            {actionWords[kind]}
          </Button>
        ))}
      </Stack>
      <ClearButton key={jobRoleId} label="Cancel" isStopped={isRunning} onClear={onClear} />
    </>
  );
}

import type { PunchKind } from "@crewline/domain/records/time-entries/punch-record";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useLocale } from "../../locale/use-locale.ts";
import { CameraView } from "./camera/camera-view.tsx";
import { useCamera } from "./camera/use-camera.ts";
import { ClearButton } from "./clear-button.tsx";
import type { Choice, Greeting } from "./desk/kiosk-desk.ts";
import { JobRoleChoice } from "./job-role-choice.tsx";
import { actionWords, allPunches, greetingLines } from "./kiosk-words.ts";

interface ChoiceScreenProps {
  /** Null without a connection: the tablet does not know who it is. */
  greeting: Greeting | null;
  timeZone: string;
  /** For how many days photos are kept; null where none are taken. */
  photoDays: number | null;
  isRunning: boolean;
  onChoose: (choice: Pick<Choice, "kind" | "jobRoleId" | "photo">) => void;
  onClear: () => void;
}

/** One large button for each punch that is possible now. */
export function ChoiceScreen(props: ChoiceScreenProps) {
  const { greeting, timeZone, photoDays, onChoose, onClear } = props;
  const locale = useLocale();
  const jobRoles = greeting?.jobRoles ?? [];
  const { state, showIn, take } = useCamera(photoDays !== null);
  const [isTaking, setTaking] = useState(false);
  const isRunning = props.isRunning || isTaking;
  const choose = async (kind: PunchKind) => {
    setTaking(true);
    const photo = await take();
    setTaking(false);
    onChoose({ kind, jobRoleId, photo });
  };
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
      {photoDays !== null && <CameraView state={state} showIn={showIn} keptDays={photoDays} />}
      {jobRoles.length > 0 && (
        <JobRoleChoice jobRoles={jobRoles} chosen={jobRoleId} onChoose={setJobRoleId} />
      )}
      <Stack sx={{ width: "100%", maxWidth: 400, gap: 2 }}>
        {(greeting?.possible ?? allPunches).map((kind, index) => (
          <Button
            key={kind}
            size="large"
            variant={index === 0 && greeting !== null ? "contained" : "outlined"}
            disabled={isRunning}
            onClick={() => void choose(kind)}
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

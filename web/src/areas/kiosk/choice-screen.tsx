import type { PunchKind } from "@crewline/domain/records/time-entries/punch-record";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useLocale } from "../../locale/use-locale.ts";
import { CameraView } from "./camera/camera-view.tsx";
import { useCamera } from "./camera/use-camera.ts";
import { ClearButton } from "./clear-button.tsx";
import type { Choice, Greeting } from "./desk/kiosk-desk.ts";
import type { KioskFace } from "./desk/kiosk-store.ts";
import { JobRoleChoice } from "./job-role-choice.tsx";
import { allPunches, greetingLines } from "./kiosk-words.ts";
import { ListsLeft } from "./lists-left.tsx";
import { PunchButtons } from "./punch-buttons.tsx";
import { UnknownRoleChoice } from "./unknown-role-choice.tsx";

interface ChoiceScreenProps {
  /** Null without a connection: the tablet does not know who it is. */
  greeting: Greeting | null;
  face: KioskFace | null;
  timeZone: string;
  isRunning: boolean;
  onChoose: (choice: Pick<Choice, "kind" | "jobRoleId" | "photo">) => void;
  onClear: () => void;
}

/** One large button for each punch that is possible now. */
export function ChoiceScreen(props: ChoiceScreenProps) {
  const { greeting, face, timeZone, onChoose, onClear } = props;
  const photoDays = face?.photoDays ?? null;
  const { state, showIn, take } = useCamera(photoDays !== null);
  const [isTaking, setTaking] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const listsLeft = leftOf(greeting);
  const isRunning = props.isRunning || isTaking;
  const [jobRoleId, setJobRoleId] = useState<JobRoleId | null>(greeting?.jobRoles[0]?.id ?? null);
  const choose = async (kind: PunchKind) => {
    setTaking(true);
    const photo = await take();
    setTaking(false);
    onChoose({ kind, jobRoleId: kind === "clockIn" ? jobRoleId : null, photo });
  };
  const ask = (kind: PunchKind) =>
    kind === "clockOut" && listsLeft.length > 0 ? setAsking(true) : void choose(kind);
  const camera = photoDays !== null && (
    <CameraView state={state} showIn={showIn} keptDays={photoDays} />
  );
  if (isAsking) {
    const leave = () => void choose("clockOut");
    return (
      <>
        {camera}
        <ListsLeft lists={listsLeft} isRunning={isRunning} onLeave={leave} onClear={onClear} />
      </>
    );
  }
  return (
    <>
      <Lines greeting={greeting} timeZone={timeZone} />
      {camera}
      <RoleChoice greeting={greeting} face={face} chosen={jobRoleId} onChoose={setJobRoleId} />
      <PunchButtons
        kinds={greeting?.possible ?? allPunches}
        isFirstLikely={greeting !== null}
        isRunning={isRunning}
        onChoose={ask}
      />
      <ClearButton key={jobRoleId} label="Cancel" isStopped={isRunning} onClear={onClear} />
    </>
  );
}

/** Without a connection the tablet does not know whose lists to name. */
function leftOf(greeting: Greeting | null): Greeting["listsLeft"] {
  return greeting === null ? [] : greeting.listsLeft;
}

function Lines({ greeting, timeZone }: Pick<ChoiceScreenProps, "greeting" | "timeZone">) {
  const locale = useLocale();
  const lines =
    greeting === null
      ? ["No connection. Your PIN is checked when the tablet is online again."]
      : greetingLines(greeting, timeZone, locale);
  return (
    <div>
      {lines.map((line) => (
        <Typography key={line} sx={{ fontSize: { xs: 18, sm: 20 } }}>
          {line}
        </Typography>
      ))}
    </div>
  );
}

interface RoleChoiceProps extends Pick<ChoiceScreenProps, "greeting" | "face"> {
  chosen: JobRoleId | null;
  onChoose: (jobRoleId: JobRoleId | null) => void;
}

function RoleChoice({ greeting, face, chosen, onChoose }: RoleChoiceProps) {
  if (greeting === null) {
    const jobRoles = face?.jobRoles ?? [];
    return <UnknownRoleChoice jobRoles={jobRoles} chosen={chosen} onChoose={onChoose} />;
  }
  const { jobRoles } = greeting;
  if (jobRoles.length === 0) return null;
  return <JobRoleChoice jobRoles={jobRoles} chosen={chosen} onChoose={onChoose} />;
}

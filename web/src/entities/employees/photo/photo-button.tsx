import CameraIcon from "@mui/icons-material/PhotoCamera";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { use, useState } from "react";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { initialsOf } from "@crewline/domain/kernel/text/initials";
import type { Photo } from "@crewline/domain/records/employees/employee-photo";
import type { Problem } from "../../../api/problem.ts";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { PersonAvatar } from "./person-avatar.tsx";
import { useTip } from "../../../ui/acts/use-tip.tsx";
import { ActsOffContext } from "../../../ui/acts/acts-off.ts";

const dialog = lazyPart(async () => (await import("./photo-dialog.tsx")).PhotoDialog);
const PhotoDialog = dialog.Part;

interface PhotoButtonProps {
  employee: Pick<Employee, "id" | "name" | "colour" | "hasPhoto">;
  size: number;
  /** The name for the button and the dialog, without the verb: "photo of Ana Ito". */
  what: string;
  command: {
    run: (photo: Photo | null) => Promise<object | null>;
    isRunning: boolean;
    problem: Problem | null;
    clearProblem: () => void;
  };
}

/** The photo of an employee as a button that changes it. */
export function PhotoButton({ employee, size, what, command }: PhotoButtonProps) {
  const isOff = use(ActsOffContext);
  const [isOpen, setOpen] = useState(false);
  const notify = useNotice();
  const label = `${employee.hasPhoto ? "Change" : "Add"} ${what}`;
  const { target, tip } = useTip(label, dialog.preload);
  const save = async (photo: Photo | null) => {
    if ((await command.run(photo)) === null) return false;
    notify(photo === null ? "Photo removed." : "Photo saved.");
    return true;
  };
  const close = () => {
    command.clearProblem();
    setOpen(false);
  };
  if (isOff) return <PersonAvatar employee={employee} size={size} />;
  return (
    <>
      <ButtonBase
        aria-label={employee.hasPhoto ? label : `${initialsOf(employee.name)}: ${label}`}
        onClick={() => setOpen(true)}
        {...target}
        sx={{ borderRadius: "50%", position: "relative", flexShrink: 0 }}
      >
        <PersonAvatar employee={employee} size={size} />
        <Badge />
      </ButtonBase>
      {tip}
      {isOpen && (
        <PhotoDialog
          title={label}
          hasPhoto={employee.hasPhoto}
          onSave={save}
          isRunning={command.isRunning}
          problem={command.problem}
          onClose={close}
        />
      )}
    </>
  );
}

function Badge() {
  return (
    <Box
      component="span"
      sx={{
        position: "absolute",
        right: -4,
        bottom: -4,
        width: 20,
        height: 20,
        display: "grid",
        placeItems: "center",
        borderRadius: "50%",
        border: 1,
        borderColor: "divider",
        bgcolor: "background.paper",
        color: "text.primary",
      }}
    >
      <CameraIcon sx={{ fontSize: 13 }} />
    </Box>
  );
}

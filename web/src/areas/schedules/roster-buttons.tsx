import ContentCopy from "@mui/icons-material/ContentCopy";
import HistoryOutlined from "@mui/icons-material/HistoryOutlined";
import KeyboardOutlined from "@mui/icons-material/KeyboardOutlined";
import PublishOutlined from "@mui/icons-material/PublishOutlined";
import ShortTextOutlined from "@mui/icons-material/ShortTextOutlined";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { useIsMutating } from "@tanstack/react-query";
import { useState } from "react";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Schedule } from "@crewline/domain/records/schedules/schedule";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { WeekStatus } from "@crewline/domain/rules/schedules/week-status";
import { canPublish, weekStatus } from "@crewline/domain/rules/schedules/week-status";
import { trpc } from "../../api/trpc.ts";
import { scheduleKeys } from "../../entities/schedules/schedule-keys.ts";
import { KeysDialog } from "../../ui/keyboard/keys-dialog.tsx";
import { useHotkey } from "../../ui/keyboard/use-hotkey.ts";
import { CopyWeekDialog } from "./copy-week-dialog.tsx";
import { MoreMenu } from "./more-menu.tsx";
import { PrintButton } from "./print-button.tsx";
import { LazyPublicationsDialog } from "./schedule-parts.ts";
import { PublishDialog } from "../../entities/schedules/publish-dialog.tsx";
import { UndoButtons } from "./undo-buttons.tsx";
import type { Place } from "./use-place.ts";

interface RosterButtonsProps {
  place: Place;
  schedule: Schedule | null;
  shifts: readonly Shift[];
  employees: readonly Employee[];
  onType: () => void;
}

/** The actions on the whole week. */
export function RosterButtons({ place, schedule, shifts, employees, onType }: RosterButtonsProps) {
  const [shown, setShown] = useState<"copy" | "publish" | "keys" | "publications" | null>(null);
  const status = weekStatus(schedule, shifts);
  // A shift that is still on its way to the server would be left out of what is published.
  const isSaving = useIsMutating({ mutationKey: trpc.schedules.pathKey() }) > 0;
  const close = () => setShown(null);
  useHotkey("?", () => setShown("keys"));
  useHotkey("/", onType);
  return (
    <>
      <UndoButtons />
      <Tooltip title="Type shifts (/)">
        <IconButton aria-label="Type shifts" onClick={onType}>
          <ShortTextOutlined />
        </IconButton>
      </Tooltip>
      <Tooltip title="Keys (?)">
        <IconButton
          aria-label="Keys"
          onClick={() => setShown("keys")}
          sx={{ display: { xs: "none", md: "inline-flex" } }}
        >
          <KeyboardOutlined />
        </IconButton>
      </Tooltip>
      <Tooltip title="Publications">
        <IconButton aria-label="Publications" onClick={() => setShown("publications")}>
          <HistoryOutlined />
        </IconButton>
      </Tooltip>
      <PrintButton />
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<ContentCopy />}
        onClick={() => setShown("copy")}
      >
        Copy last week
      </Button>
      <MoreMenu place={place} />
      <Button
        variant="contained"
        startIcon={<PublishOutlined />}
        disabled={!canPublish(status) || isSaving}
        onClick={() => setShown("publish")}
      >
        {isSaving ? "Saving…" : publishWords[status]}
      </Button>
      {shown === "copy" && <CopyWeekDialog place={place} onClose={close} />}
      {shown === "publish" && (
        <PublishDialog place={place} shifts={shifts} employees={employees} onClose={close} />
      )}
      {shown === "publications" && (
        <LazyPublicationsDialog place={place} schedule={schedule} onClose={close} />
      )}
      {shown === "keys" && (
        <KeysDialog title="Keys of the schedule" keys={scheduleKeys} onClose={close}>
          Drag a shift to move it, with Ctrl or Option to copy it; drag its left or right edge to
          change its start or end by 15 minutes.
        </KeysDialog>
      )}
    </>
  );
}

const publishWords: Readonly<Record<WeekStatus, string>> = {
  empty: "Publish",
  draft: "Publish",
  changed: "Publish changes",
  published: "Published",
};

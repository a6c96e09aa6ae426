import ContentCopy from "@mui/icons-material/ContentCopy";
import PublishOutlined from "@mui/icons-material/PublishOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useIsMutating } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Schedule } from "@crewline/domain/records/schedules/schedule";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { WeekStatus } from "@crewline/domain/rules/schedules/week-status";
import { canPublish, weekStatus } from "@crewline/domain/rules/schedules/week-status";
import { trpc } from "../../api/trpc.ts";
import { scheduleKeys } from "../../entities/schedules/schedule-keys.ts";
import { KeysDialog } from "../../ui/keyboard/keys-dialog.tsx";
import { useAskedAct } from "../../ui/address/use-asked-act.ts";
import { useHotkey } from "../../ui/keyboard/use-hotkey.ts";
import { usePreferences } from "../../session/preferences/preferences.ts";
import { SOURCE_WEEK } from "./copies/copy-form.ts";
import type { MoreAction } from "./more-menu.tsx";
import { MoreMenu } from "./more-menu.tsx";
import { LazyCopyWeeksDialog } from "./copies/copy-parts.ts";
import type { WeekDialog } from "./week-dialogs.tsx";
import { weekActions, WeekDialogs } from "./week-dialogs.tsx";
import { LazyPublishDialog } from "../../entities/schedules/publish/lazy-publish-dialog.ts";
import type { TrayChoice } from "./tray/use-tray.ts";
import { forgetShown, lacksWrites } from "./undo/awaited-writes.ts";
import { useLacksBatch } from "./undo/use-lacks-batch.ts";
import { UndoButtons } from "./undo/undo-buttons.tsx";
import type { Place } from "./frame/use-place.ts";
import { useRosterUndo } from "./undo/use-undo.ts";
import { useOnlyReads } from "../../session/actor/use-only-reads.ts";

interface RosterButtonsProps {
  place: Place;
  schedule: Schedule | null;
  shifts: readonly Shift[];
  employees: readonly Employee[];
  tray: TrayChoice;
  onType: () => void;
}

type Shown = "copy" | "publish" | "keys" | WeekDialog;

type WeekOnScreen = Pick<RosterButtonsProps, "place" | "schedule" | "shifts">;

/** What the state of the week allows: nothing to those who only read. */
function useWeekState({ place, schedule, shifts }: WeekOnScreen) {
  const status = weekStatus(schedule, shifts);
  const onlyReads = useOnlyReads() !== null;
  const isLocked = onlyReads || schedule?.lock !== undefined;
  const mayCopy = status === "empty" && !isLocked;
  const isSaving = useIsSavingWeek({ place, schedule, shifts });
  const mayPublish = canPublish(status) && !isSaving && !isLocked;
  return { status, onlyReads, isSaving, mayCopy, mayPublish };
}

/**
 * True while a change is on its way to the server, waits for a reason, or is not in live data yet:
 * publishing would leave it out.
 */
function useIsSavingWeek({ place, schedule, shifts: live }: WeekOnScreen): boolean {
  const { isSaving, awaited } = useRosterUndo();
  useEffect(() => forgetShown(live, awaited), [live, awaited]);
  const isMutating = useIsMutating({ mutationKey: trpc.schedules.pathKey() }) > 0;
  const week = { locationId: place.location.id, weekStart: place.weekStart };
  const lacksBatch = useLacksBatch(week, schedule);
  return isMutating || isSaving || lacksBatch || lacksWrites({ ...week, live }, awaited);
}

/** The actions on the whole week. */
export function RosterButtons(props: RosterButtonsProps) {
  const { place, schedule, shifts, employees, tray, onType } = props;
  const [shown, setShown] = useState<Shown | null>(null);
  const { status, onlyReads, isSaving, mayCopy, mayPublish } = useWeekState(props);
  const { preferences, save } = usePreferences();
  const isCompact = preferences.density === "compact";
  const close = () => setShown(null);
  const steps = useRosterUndo();
  useHotkey("/", () => (onlyReads ? undefined : onType()));
  useAskedAct({
    publish: () => setShown(mayPublish ? "publish" : null),
    copy: () => setShown(onlyReads ? null : "copy"),
  });
  const adding: MoreAction[] = [
    { label: "Type shifts…", keyName: "/", onChoose: onType },
    { label: "Copy last week…", onChoose: () => setShown("copy") },
  ];
  const actions: MoreAction[][] = [
    ...(onlyReads ? [] : [adding]),
    [
      ...weekActions(schedule, onlyReads, setShown),
      { label: "Print…", onChoose: () => window.print() },
    ],
    [
      {
        label: "Compact rows",
        isOn: isCompact,
        onChoose: () => void save({ density: isCompact ? "normal" : "compact" }),
      },
      { label: "Templates above the grid", isOn: tray.isShown, onChoose: tray.toggle },
      { label: "Keys and signs", onChoose: () => setShown("keys") },
    ],
  ];
  return (
    <>
      <UndoButtons />
      {mayCopy && (
        <Button
          color="inherit"
          variant="outlined"
          startIcon={<ContentCopy />}
          sx={{ flexShrink: 0, display: { xs: "none", lg: "inline-flex" } }}
          onClick={() => setShown("copy")}
        >
          Copy last week
        </Button>
      )}
      <MoreMenu place={place} actions={actions} />
      <Button
        variant="contained"
        startIcon={<PublishOutlined />}
        // In an empty week there is nothing to publish, and no room for both.
        sx={{ flexShrink: 0, display: { lg: mayCopy ? "none" : "inline-flex" } }}
        {...(!isSaving && { "aria-label": publishWords[status] })}
        disabled={!mayPublish}
        onClick={() => setShown("publish")}
      >
        {isSaving ? "Saving…" : <PublishWords status={status} />}
      </Button>
      {shown === "copy" && (
        <LazyCopyWeeksDialog
          location={place.location}
          start={{
            source: SOURCE_WEEK,
            fromDay: addDays(place.weekStart, -7),
            toDay: place.weekStart,
          }}
          isPreviewed
          steps={steps}
          onClose={close}
        />
      )}
      {shown === "publish" && (
        <LazyPublishDialog place={place} shifts={shifts} employees={employees} onClose={close} />
      )}
      <WeekDialogs {...{ shown, place, schedule, employees }} onClose={close} />
      {shown === "keys" && (
        <KeysDialog title="Keys and signs of the schedule" keys={scheduleKeys} onClose={close}>
          Drag a shift to move it, with Ctrl or Option to copy it; drag its left or right edge to
          change its start or end by 15 minutes. Templates above the grid are dragged into it.
          <Signs />
        </KeysDialog>
      )}
    </>
  );
}

/** What the cards of the grid say without words. */
function Signs() {
  return (
    <>
      <Typography variant="h3" sx={{ mt: 2, mb: 0.5 }}>
        Signs
      </Typography>
      Hatched: a draft, which staff do not see. ✱: changed since it was published; staff see it as
      it was. Plain: published. ⚠: planned against a rule, with a reason. A double edge: open. Pale:
      being saved.
    </>
  );
}

/** Only a wide screen has room for more than the verb beside the state of the week. */
function PublishWords({ status }: { status: WeekStatus }) {
  if (status !== "changed") return publishWords[status];
  return (
    <>
      Publish
      <Box component="span" sx={{ display: { xs: "none", xl: "inline" }, whiteSpace: "pre" }}>
        {" changes"}
      </Box>
    </>
  );
}

const publishWords: Readonly<Record<WeekStatus, string>> = {
  empty: "Publish",
  draft: "Publish",
  changed: "Publish changes",
  published: "Published",
};

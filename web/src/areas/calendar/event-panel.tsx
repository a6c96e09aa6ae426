import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { formatDayRange } from "@crewline/domain/kernel/formats/format-time";
import type { ItemOf } from "@crewline/domain/projections/calendar/calendar-items";
import { dayEventWords } from "@crewline/domain/words/day-events/day-event-words";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { useNotice } from "../../ui/notices/use-notice.ts";
import { Facts } from "../../ui/page/facts.tsx";
import { SidePanel } from "../../ui/page/side-panel.tsx";
import { EditEventDialog } from "./event-dialog.tsx";
import type { ItemPanelProps } from "./item-panel.tsx";
import { itemTime } from "./item-words.ts";
import { useEditsEventsAt } from "./use-edits-events-at.ts";

const Lines = styled("span")({ whiteSpace: "pre-line" });

type EventPanelProps = Omit<ItemPanelProps, "item" | "today"> & { item: ItemOf<"events"> };

/** An event with its note; those who may, change or remove it here. */
export function EventPanel({ item, names, onClose }: EventPanelProps) {
  const { event } = item;
  const { locale } = names;
  const words = dayEventWords(locale);
  const mayEdit = useEditsEventsAt()(event.locationId);
  const [opened, setOpened] = useState<"edit" | "remove" | null>(null);
  const close = () => setOpened(null);
  const time = itemTime(item, names);
  return (
    <SidePanel
      open
      title={event.title}
      onClose={onClose}
      actions={
        mayEdit && (
          <>
            <Button color="danger" onClick={() => setOpened("remove")}>
              Remove
            </Button>
            <Button variant="contained" onClick={() => setOpened("edit")}>
              Edit
            </Button>
          </>
        )
      }
    >
      <Facts
        facts={[
          { label: "Days", value: formatDayRange(event.from, event.until, locale) },
          { label: "Time", value: time === "" ? "All day" : time },
          {
            label: "Location",
            value: event.locationId === null ? words.everywhere : names.location(event.locationId),
          },
          { label: "Visible to", value: words.audience[event.audience] },
          ...(event.text === "" ? [] : [{ label: "Note", value: <Lines>{event.text}</Lines> }]),
          { label: "Saved by", value: event.savedByName },
        ]}
      />
      {opened === "edit" && <EditEventDialog event={event} onClose={close} />}
      {opened === "remove" && <RemoveDialog event={event} onClose={close} onRemoved={onClose} />}
    </SidePanel>
  );
}

interface RemoveDialogProps {
  event: ItemOf<"events">["event"];
  onClose: () => void;
  onRemoved: () => void;
}

function RemoveDialog({ event, onClose, onRemoved }: RemoveDialogProps) {
  const remove = useCommand(trpc.calendar.removeEvent.mutationOptions());
  const notify = useNotice();
  const handleConfirm = async () => {
    const { id: dayEventId, version: expectedVersion } = event;
    if ((await remove.run({ dayEventId, expectedVersion })) === null) return;
    notify("Event removed.");
    onRemoved();
  };
  return (
    <ConfirmDialog
      open
      title={`Remove ${event.title}?`}
      text="It is removed from everyone's calendar."
      confirmLabel="Remove"
      isDangerous
      onConfirm={handleConfirm}
      isRunning={remove.isRunning}
      problem={remove.problem}
      onClose={onClose}
    />
  );
}

import { addDays } from "@crewline/domain/kernel/time/local-date";
import { HandOverNote } from "../../../entities/schedules/hand-over-note.tsx";
import type { HandOverDialogProps } from "../../../entities/schedules/hand-over-dialog.tsx";
import { handOverNoteSource } from "../../../live/hand-over-notes.ts";
import { useLive } from "../../../live/use-live.ts";
import { useActor } from "../../../session/actor/use-actor.ts";

/** The hand-over note of a day of the roster; nothing until it is loaded. */
export function DayHandOver({ location, day }: Pick<HandOverDialogProps, "location" | "day">) {
  const actor = useActor();
  const at = { locationId: location.id };
  const note = useLive(handOverNoteSource(actor, { ...at, day }));
  const before = useLive(handOverNoteSource(actor, { ...at, day: addDays(day, -1) }));
  if (note.status !== "ready" || before.status !== "ready") return null;
  return <HandOverNote location={location} day={day} note={note.data} before={before.data} />;
}

import { z } from "zod/mini";
import { formatDay } from "@crewline/domain/kernel/formats/format-time";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { Location } from "@crewline/domain/records/locations/location";
import type { ShownHandOver } from "@crewline/domain/records/schedules/hand-over-note";
import {
  MOST_HAND_OVER_CHARACTERS,
  saveHandOverSchema,
} from "@crewline/domain/records/schedules/hand-over-note";
import { handOverTexts, writtenText } from "@crewline/domain/words/schedules/hand-over-words";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { useRecordForm } from "../../ui/forms/use-record-form.ts";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { hasText, WrittenNote } from "./written-note.tsx";

export interface HandOverDialogProps {
  location: Pick<Location, "id" | "name" | "timeZone">;
  day: LocalDate;
  note: ShownHandOver | null;
  /** The note of the day before. */
  before: ShownHandOver | null;
  onClose: () => void;
}

const inputSchema = z.omit(saveHandOverSchema, { idempotencyKey: true });

/** Writes the note of a day; a text that another manager saves meanwhile is shown as a conflict. */
export function HandOverDialog({ location, day, note, before, onClose }: HandOverDialogProps) {
  const locale = useLocale();
  const words = handOverTexts(locale);
  const { id: locationId, timeZone } = location;
  const form = useRecordForm({
    record: note ?? { text: "", version: 0 },
    draftOf: ({ text }) => ({ text }),
    schema: inputSchema,
    command: useCommand(trpc.schedules.saveHandOver.mutationOptions()),
    input: ({ text }, expectedVersion) => ({ locationId, day, text, expectedVersion }),
    saved: words.saved,
    onSaved: onClose,
  });
  return (
    <EditDialog
      form={form}
      title={words.titleAt(location.name, formatDay(day, locale))}
      submitLabel={words.save}
      onClose={onClose}
      {...(hasText(note) && {
        conflictWords: { title: writtenText(note, timeZone, locale), detail: note.text },
      })}
    >
      <TextInput
        label={words.title}
        value={form.draft.text}
        onChange={(text) => form.change({ text })}
        error={form.errorOf("text")}
        help={words.hint}
        rows={5}
        maxLength={MOST_HAND_OVER_CHARACTERS}
      />
      {hasText(before) && (
        <WrittenNote note={before} label={words.dayBefore} timeZone={timeZone} lines={null} />
      )}
    </EditDialog>
  );
}

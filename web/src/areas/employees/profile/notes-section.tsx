import { TextInput } from "../../../ui/inputs/text-input.tsx";
import type { ProfileFieldsProps, ProfileSection } from "./profile-section.ts";

export const notesSection: ProfileSection = {
  id: "notes",
  title: "Notes",
  facts: ({ notes }) => [{ label: "Shared notes", value: notes || "–" }],
  Fields: NotesFields,
};

function NotesFields({ draft, change, errorOf }: ProfileFieldsProps) {
  return (
    <TextInput
      label="Notes"
      value={draft.notes}
      onChange={(notes) => change({ notes })}
      error={errorOf("notes")}
      help="The employee can see these notes."
      rows={3}
      autoFocus
    />
  );
}

import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { editingText } from "@crewline/domain/words/schedules/presence-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { initials } from "../../../ui/pictures/initials.ts";
import { useEditorOf } from "./other-editors.ts";

/** The initials of the manager who has the form of a shift open, on its card. */
export function EditorMark({ shiftId }: { shiftId: ShiftId }) {
  const name = useEditorOf(shiftId);
  return name === null ? null : <Mark name={name} />;
}

function Mark({ name }: { name: string }) {
  const locale = useLocale();
  return (
    <>
      <span className="editor" aria-hidden="true">
        {initials(name)}
      </span>
      <span className="heard">{`, ${editingText(name, locale)}`}</span>
    </>
  );
}

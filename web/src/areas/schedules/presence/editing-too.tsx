import Alert from "@mui/material/Alert";
import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { editingText } from "@crewline/domain/words/schedules/presence-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { useEditorOf } from "./other-editors.ts";

/** Says in the form of a shift that another manager has it open as well. */
export function EditingToo({ shiftId }: { shiftId: ShiftId }) {
  const locale = useLocale();
  const name = useEditorOf(shiftId);
  if (name === null) return null;
  return (
    <Alert severity="info" role="status">
      {editingText(name, locale)}
    </Alert>
  );
}

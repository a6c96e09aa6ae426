import { scheduleKeys } from "../../entities/schedules/schedule-keys.ts";
import { KeysDialog as Keys } from "../../ui/keys-dialog.tsx";

/** The list of keys of the week grid. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Keys title="Keys of the schedule" keys={scheduleKeys} onClose={onClose}>
      With the mouse: drag a shift to move it, hold Ctrl to copy it.
    </Keys>
  );
}

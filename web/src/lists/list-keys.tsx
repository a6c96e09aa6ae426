import type { KeyHelp } from "../ui/keyboard/keys-dialog.tsx";
import { KeysDialog } from "../ui/keyboard/keys-dialog.tsx";

export const listKeys: readonly KeyHelp[] = [
  ["/", "Search"],
  ["n", "Add a new record, where you may; in Reports: the next problem of the checklist"],
  ["p", "In Reports: the problem before"],
  ["j, k", "The next row, the row before"],
  ["Enter", "Open the row"],
  ["a", "In Time Entries and Reports: accept what is proposed and go to the next one"],
  ["A", "In Time Entries and Reports: approve all clean entries"],
  ["c", "In Reports: close the pay period"],
  ["x", "Select the row, or take it out of the selection"],
  ["Shift + click", "Select all rows from the last selected one to this one"],
  ["Esc", "Close what is open; with nothing open, clear the selection"],
  ["?", "This list"],
];

/** The keys of every list. */
export function ListKeys({ onClose }: { onClose: () => void }) {
  return <KeysDialog title="Keys of this list" keys={listKeys} onClose={onClose} />;
}

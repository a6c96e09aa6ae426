import type { KeyHelp } from "../ui/keys-dialog.tsx";
import { KeysDialog } from "../ui/keys-dialog.tsx";

export const listKeys: readonly KeyHelp[] = [
  ["/", "Search"],
  ["n", "Add a new record, where you may"],
  ["j, k", "The next row, the row before"],
  ["Enter", "Open the row"],
  ["x", "Select the row, or take it out of the selection"],
  ["Shift + click", "Select all rows from the last selected one to this one"],
  ["Esc", "Close what is open; with nothing open, clear the selection"],
  ["?", "This list"],
];

interface ListKeysProps {
  more: readonly KeyHelp[];
  onClose: () => void;
}

/** The keys of every list, and those of this one. */
export function ListKeys({ more, onClose }: ListKeysProps) {
  return <KeysDialog title="Keys of this list" keys={[...more, ...listKeys]} onClose={onClose} />;
}

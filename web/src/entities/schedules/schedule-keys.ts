import type { KeyHelp } from "../../ui/keyboard/keys-dialog.tsx";

/** The keys of the week grid, as the grid itself and the settings list them. */
export const scheduleKeys: readonly KeyHelp[] = [
  [
    "9-5 or 9-5 30m, then Enter",
    "Add a shift to the cell; Tab saves it and goes on to the next day",
  ],
  ["Enter or =, then Enter", "Add the last typed times to an empty cell"],
  ["/", "Type shifts for several people and days at once"],
  ["Arrow keys", "Walk through the grid; outside the grid: the week before and after"],
  ["Enter", "Edit the shift, or type one into an empty cell"],
  ["Shift + arrow keys", "Move the shift by a day or to the next person"],
  ["Ctrl + C, Ctrl + V", "Copy a shift into another cell"],
  ["Ctrl + X, Ctrl + V", "Move a shift into another cell"],
  ["Delete", "Delete the shift"],
  ["Ctrl + Z", "Undo: move, edit, copy, paste, add, delete, copy last week"],
  ["Ctrl + Shift + Z, Ctrl + Y", "Redo"],
  ["t", "The present week"],
  ["n", "A new shift with all fields"],
  ["?", "This list"],
];

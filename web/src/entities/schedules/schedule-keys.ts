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
  ["Ctrl + arrow keys", "Move the shift by a day or to the next person"],
  ["Alt + left, right", "End the shift 15 minutes earlier or later; with Shift, start it so"],
  ["In a day: Ctrl + left, right", "Start and end the shift 15 minutes earlier or later"],
  ["In a day: Ctrl + up, down", "Give the shift to the person above or below"],
  ["Space", "Select the shift or cell, or take it out of the selection"],
  ["Shift + arrow keys, Shift + click", "Select the cells up to there"],
  ["Ctrl + A", "Select the week"],
  ["Ctrl + C, Ctrl + V", "Copy the selected shifts into another cell, person or week"],
  ["Ctrl + X, Ctrl + V", "Move the selected shifts there"],
  ["Ctrl + R", "Copy the first selected day of each row into the others"],
  ["Delete", "Delete the selected shifts"],
  ["Esc", "Clear the selection"],
  ["Ctrl + Z", "Undo the last step, whether it was one shift or many"],
  ["Ctrl + Shift + Z, Ctrl + Y", "Redo"],
  ["t", "The present week"],
  ["n", "A new shift with all fields"],
];

import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { styled } from "@mui/material/styles";

const Keys = styled("table")({
  borderCollapse: "collapse",
  "& th": { textAlign: "left", padding: "4px 24px 4px 0", whiteSpace: "nowrap" },
  "& td": { padding: "4px 0" },
});

const keys: readonly (readonly [string, string])[] = [
  ["9-5, then Enter", "Add a shift to the cell; Tab saves it and goes on to the next day"],
  ["Arrow keys", "Walk through the grid; outside the grid: the week before and after"],
  ["Enter", "Edit the shift, or type one into an empty cell"],
  ["Shift + arrow keys", "Move the shift by a day or to the next person"],
  ["Ctrl + C, Ctrl + V", "Copy a shift into another cell"],
  ["Ctrl + X, Ctrl + V", "Move a shift into another cell"],
  ["Delete", "Delete the shift; the message at the bottom takes it back"],
  ["t", "The present week"],
  ["n", "A new shift with all fields"],
  ["?", "This list"],
];

/** The list of keys of the week grid. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} aria-labelledby="keys-title">
      <DialogTitle id="keys-title">Keys of the schedule</DialogTitle>
      <DialogContent>
        <Keys>
          <tbody>
            {keys.map(([key, does]) => (
              <tr key={key}>
                <th scope="row">{key}</th>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </Keys>
        With the mouse: drag a shift to move it, hold Ctrl to copy it.
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

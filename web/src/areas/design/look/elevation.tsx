import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { Specimen } from "../frame/specimen.tsx";

const levels = [
  { shadow: 0, name: "Flat, with a line", use: "Tables, cards, framed lists, charts" },
  { shadow: 3, name: "Shadow 3", use: "The bar of selected rows, which lies over the table" },
  { shadow: 6, name: "Shadow 6", use: "Notices" },
  { shadow: 8, name: "Shadow 8", use: "Menus and popovers" },
  { shadow: 24, name: "Shadow 24", use: "Dialogs" },
] as const;

/** What lies above the page has a shadow; what is part of it has a line. */
export function Elevation() {
  return levels.map(({ shadow, name, use }) => (
    <Specimen key={shadow} name={name}>
      <Paper variant="outlined" sx={{ p: 2, boxShadow: shadow }}>
        <Typography variant="body2">{use}</Typography>
      </Paper>
    </Specimen>
  ));
}

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ShownHandOver } from "@crewline/domain/records/schedules/hand-over-note";
import { writtenText } from "@crewline/domain/words/schedules/hand-over-words";
import { useLocale } from "../../locale/use-locale.ts";

interface WrittenNoteProps {
  note: ShownHandOver;
  label: string;
  timeZone: string;
  /** The lines that are shown; null for all. */
  lines: number | null;
}

/** A note as it was written, with who wrote it last and when. */
export function WrittenNote({ note, label, timeZone, lines }: WrittenNoteProps) {
  const locale = useLocale();
  const cut = { display: "-webkit-box", WebkitBoxOrient: "vertical", overflow: "hidden" } as const;
  return (
    <Box sx={{ mb: 0.5 }}>
      <Typography variant="caption" component="div" color="textSecondary">
        <strong>{label}</strong>
        {` · ${writtenText(note, timeZone, locale)}`}
      </Typography>
      <Typography
        variant="body2"
        sx={{
          whiteSpace: "pre-line",
          overflowWrap: "anywhere",
          ...(lines !== null && { ...cut, WebkitLineClamp: lines }),
        }}
      >
        {note.text}
      </Typography>
    </Box>
  );
}

/** True for a note that is there and was not emptied. */
export function hasText(note: ShownHandOver | null): note is ShownHandOver {
  return note !== null && note.text !== "";
}

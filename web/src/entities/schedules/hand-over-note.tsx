import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { handOverTexts } from "@crewline/domain/words/schedules/hand-over-words";
import { useLocale } from "../../locale/use-locale.ts";
import { useOnlyReads } from "../../session/actor/use-only-reads.ts";
import { lazyPart, usePreload } from "../../ui/loading/lazy-part.tsx";
import type { HandOverDialogProps } from "./hand-over-dialog.tsx";
import { hasText, WrittenNote } from "./written-note.tsx";

const dialog = lazyPart<HandOverDialogProps>(
  async () => (await import("./hand-over-dialog.tsx")).HandOverDialog,
);
const preloads = [dialog.preload];

type HandOverNoteProps = Omit<HandOverDialogProps, "onClose">;

/** What the managers of a location wrote for the next shift, below it that of the day before. */
export function HandOverNote(props: HandOverNoteProps) {
  const { location, note, before } = props;
  const words = handOverTexts(useLocale());
  const [isOpen, setOpen] = useState(false);
  const onlyReads = useOnlyReads() !== null;
  usePreload(preloads);
  const isWritten = hasText(note);
  return (
    <Box sx={{ py: 0.75 }}>
      <Box sx={{ display: "flex", gap: 1, alignItems: "flex-start" }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {isWritten ? (
            <WrittenNote note={note} label={words.title} timeZone={location.timeZone} lines={4} />
          ) : (
            <Typography variant="body2" color="textSecondary">
              {words.none}
            </Typography>
          )}
        </Box>
        {!onlyReads && (
          <Button
            size="small"
            aria-label={isWritten ? words.editAt(location.name) : words.writeAt(location.name)}
            onClick={() => setOpen(true)}
            sx={{ flexShrink: 0 }}
          >
            {isWritten ? words.edit : words.write}
          </Button>
        )}
      </Box>
      {hasText(before) && (
        <WrittenNote note={before} label={words.dayBefore} timeZone={location.timeZone} lines={2} />
      )}
      {isOpen && <dialog.Part {...props} onClose={() => setOpen(false)} />}
    </Box>
  );
}

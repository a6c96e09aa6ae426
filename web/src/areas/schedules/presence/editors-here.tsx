import Avatar from "@mui/material/Avatar";
import Stack from "@mui/material/Stack";
import type { ShownEditor } from "@crewline/domain/rules/schedules/presence/present-editors";
import { presenceText, presentText } from "@crewline/domain/words/schedules/presence-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { useTip } from "../../../ui/acts/use-tip.tsx";
import { initials } from "../../../ui/pictures/initials.ts";

/** The others who have the week open, as initials; what each is doing is a tip. */
export function EditorsHere({ others }: { others: readonly ShownEditor[] }) {
  const locale = useLocale();
  if (others.length === 0) return null;
  return (
    <Stack
      direction="row"
      spacing={0.5}
      component="ul"
      aria-label={presentText(locale)}
      sx={{ listStyle: "none", p: 0, m: 0 }}
    >
      {others.map((editor) => (
        <EditorHere key={editor.uid} editor={editor} />
      ))}
    </Stack>
  );
}

function EditorHere({ editor }: { editor: ShownEditor }) {
  const text = presenceText(editor, useLocale());
  const { target, tip } = useTip(text);
  return (
    <Avatar
      component="li"
      aria-label={text}
      {...target}
      sx={{
        width: 28,
        height: 28,
        fontSize: 12,
        color: "secondary.contrastText",
        bgcolor: "secondary.main",
        ...(editor.shiftId !== null && { outline: 2, outlineColor: "warning.main" }),
      }}
    >
      {initials(editor.name)}
      {tip}
    </Avatar>
  );
}

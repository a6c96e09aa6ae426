import Button from "@mui/material/Button";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { CompanyNote } from "@crewline/domain/records/company/company-note";
import { trpc } from "../../api/trpc.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { useLogin } from "../../session/actor/use-login.ts";
import { browserZone } from "../../time/browser-zone.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { queryResult } from "../../ui/loading/load-result.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import type { Tenant } from "./company-list.tsx";

const noteDialog = lazyPart(async () => (await import("./note-dialog.tsx")).NoteDialog);
const removeDialog = lazyPart(
  async () => (await import("./remove-note-dialog.tsx")).RemoveNoteDialog,
);

type Asked = { what: "write"; note: CompanyNote | null } | { what: "remove"; note: CompanyNote };

/** What product staff tell each other about a company; each author edits their own notes. */
export function CompanyNotes({ company }: { company: Tenant }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { companyId } = company;
  const { data, error, refetch } = useQuery(trpc.companyOptions.notes.queryOptions({ companyId }));
  const close = () => setAsked(null);
  return (
    <Stack component="section" aria-labelledby="company-notes" spacing={1}>
      <Typography id="company-notes" variant="h3">
        Notes
      </Typography>
      <Typography color="textSecondary">
        For product staff. The company never sees them, and they are erased with it.
      </Typography>
      <div>
        <Button variant="outlined" onClick={() => setAsked({ what: "write", note: null })}>
          Add a note
        </Button>
      </div>
      <DataStates result={queryResult({ data, error, refetch })} label="the notes">
        {({ notes }) => <NoteList notes={notes} onAsk={setAsked} />}
      </DataStates>
      {asked?.what === "write" && (
        <noteDialog.Part company={company} note={asked.note} onClose={close} />
      )}
      {asked?.what === "remove" && <removeDialog.Part note={asked.note} onClose={close} />}
    </Stack>
  );
}

interface NoteListProps {
  notes: readonly CompanyNote[];
  onAsk: (asked: Asked) => void;
}

function NoteList({ notes, onAsk }: NoteListProps) {
  const locale = useLocale();
  const { uid } = useLogin();
  return (
    <List disablePadding>
      {notes.map((note) => (
        <ListItem key={note.id} disableGutters divider sx={{ display: "block" }}>
          <Typography sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            {note.text}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {writtenBy(note, locale)}
          </Typography>
          {note.byUid === uid && (
            <Stack direction="row" spacing={1}>
              <Button size="small" onClick={() => onAsk({ what: "write", note })}>
                Edit
              </Button>
              <Button size="small" color="error" onClick={() => onAsk({ what: "remove", note })}>
                Remove
              </Button>
            </Stack>
          )}
        </ListItem>
      ))}
    </List>
  );
}

function writtenBy({ byEmail, at, editedAt }: CompanyNote, locale: Locale): string {
  const when = (instant: string) => formatDayTime(instant, browserZone(), locale);
  const edited = editedAt === null ? [] : [`Edited ${when(editedAt)}`];
  return [byEmail, when(at), ...edited].join(" · ");
}

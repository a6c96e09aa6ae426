import Archive from "@mui/icons-material/ArchiveOutlined";
import Delete from "@mui/icons-material/DeleteOutlined";
import Restore from "@mui/icons-material/UnarchiveOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import { TipButton } from "../../../ui/acts/tip-button.tsx";
import Typography from "@mui/material/Typography";
import type { ComponentType, ReactNode } from "react";
import type { ListEntry } from "@crewline/domain/records/company-lists/list-entry";
import { TextInput } from "../../../ui/inputs/text-input.tsx";

/** `name` is what the entry is called, also while it has no name. */
export interface EntryMarkProps<E extends ListEntry> {
  entry: E;
  name: string;
  onChange: (entry: E) => void;
}

export interface EntryDetailsProps<E extends ListEntry> extends EntryMarkProps<E> {
  /** The error of a field of the entry. */
  errorOf: (field: string) => string | undefined;
}

export interface EntryWords {
  /** The label of a name. */
  name: string;
  /** The words for an entry without a name. */
  unnamed: string;
  empty: string;
}

interface EntryRowsProps<E extends ListEntry> {
  entries: readonly E[];
  words: EntryWords;
  onChange: (entries: E[]) => void;
  /** The error of a field of the entry at that place. */
  errorOf: (index: number, field: string) => string | undefined;
  /** True if the entry may be removed; one that is used can only be archived. */
  mayRemove: (entry: E) => boolean;
  /** The part in front of an entry's name. */
  Mark?: ComponentType<EntryMarkProps<E>>;
  /** The part below an entry's name. */
  Details?: ComponentType<EntryDetailsProps<E>>;
}

/** The entries of a company's list: names, codes for files, and archived ones below the others. */
export function EntryRows<E extends ListEntry>(props: EntryRowsProps<E>) {
  const { entries, words, onChange, errorOf, mayRemove, Mark, Details } = props;
  const rowOf = (entry: E) => {
    const index = entries.indexOf(entry);
    const name = entry.name === "" ? words.unnamed : entry.name;
    const change = (changed: E) =>
      onChange(entries.map((one) => (one.id === entry.id ? changed : one)));
    const remove = () => onChange(entries.filter((one) => one.id !== entry.id));
    const shared = { entry, name, onChange: change };
    const errorOfEntry = (field: string) => errorOf(index, field);
    const row = (
      <EntryRow
        key={entry.id}
        entry={entry}
        label={words.name}
        name={name}
        mark={Mark !== undefined && <Mark {...shared} />}
        errorOf={errorOfEntry}
        onChange={change}
        onRemove={mayRemove(entry) ? remove : null}
      />
    );
    return Details === undefined ? (
      row
    ) : (
      <Stack key={entry.id} spacing={1.5} component="section" aria-label={name}>
        {row}
        <Details {...shared} errorOf={errorOfEntry} />
      </Stack>
    );
  };
  const archived = entries.filter(({ isArchived }) => isArchived);
  return (
    <>
      {entries.length === 0 && <Typography>{words.empty}</Typography>}
      {entries.filter(({ isArchived }) => !isArchived).map(rowOf)}
      {archived.length > 0 && (
        <Typography variant="h3" component="h3">
          Archived
        </Typography>
      )}
      {archived.map(rowOf)}
    </>
  );
}

interface EntryRowProps<E extends ListEntry> {
  entry: E;
  label: string;
  /** The name of the entry in the labels of the buttons. */
  name: string;
  mark: ReactNode;
  errorOf: (field: string) => string | undefined;
  onChange: (entry: E) => void;
  /** Null for an entry that is used. */
  onRemove: (() => void) | null;
}

function EntryRow<E extends ListEntry>(props: EntryRowProps<E>) {
  const { entry, label, name, mark, errorOf, onChange, onRemove } = props;
  const moving = entry.isArchived ? `Restore ${name}` : `Archive ${name}`;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: "flex-start" }}>
      {mark}
      <TextInput
        label={label}
        value={entry.name}
        onChange={(typed) => onChange({ ...entry, name: typed })}
        error={errorOf("name")}
        isSmall
      />
      <Box sx={{ width: { xs: 88, sm: 128 }, flexShrink: 0 }}>
        <TextInput
          label="Code"
          value={entry.code}
          onChange={(code) => onChange({ ...entry, code })}
          error={errorOf("code")}
          isSmall
        />
      </Box>
      <TipButton tip={moving} onClick={() => onChange({ ...entry, isArchived: !entry.isArchived })}>
        {entry.isArchived ? <Restore /> : <Archive />}
      </TipButton>
      {onRemove !== null && (
        <IconButton aria-label={`Remove ${name}`} onClick={onRemove}>
          <Delete />
        </IconButton>
      )}
    </Stack>
  );
}

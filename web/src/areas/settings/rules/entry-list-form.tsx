import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ComponentType } from "react";
import type { ListEntry } from "@crewline/domain/records/company-lists/list-entry";
import type { Form } from "../../../ui/forms/form-definition.ts";
import { EditForm } from "../../../ui/forms/edit-form.tsx";
import type { EntryDetailsProps, EntryMarkProps, EntryWords } from "./entry-rows.tsx";
import { EntryRows } from "./entry-rows.tsx";

interface EntryListFormProps<E extends ListEntry, K extends string> {
  form: Form<Record<K, E[]>>;
  /** The field of the draft that holds the entries. */
  field: K;
  /** The entries as they are saved. */
  saved: readonly E[];
  /** One sentence or two about the list. */
  about: string;
  words: EntryWords & {
    /** The button that adds an entry. */
    add: string;
  };
  /** A new entry without a name, with the id, for this place of the list. */
  newEntry: (id: string, index: number) => E;
  /** True if the saved entry is used, or while that is not known. */
  isUsed: (entry: E) => boolean;
  Mark?: ComponentType<EntryMarkProps<E>>;
  Details?: ComponentType<EntryDetailsProps<E>>;
}

/** The form of a company's list: entries are renamed, added, archived, and removed if unused. */
export function EntryListForm<E extends ListEntry, K extends string>(
  props: EntryListFormProps<E, K>,
) {
  const { form, field, saved, about, words, newEntry, isUsed, Mark, Details } = props;
  const entries = form.draft[field];
  const set = (changed: E[]) => form.change({ [field]: changed } as Partial<Record<K, E[]>>);
  const add = () => set([...entries, newEntry(crypto.randomUUID(), entries.length)]);
  const isSaved = ({ id }: E) => saved.some((one) => one.id === id);
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {about}
      </Typography>
      <EditForm form={form} actions={<Button onClick={add}>{words.add}</Button>}>
        <EntryRows
          entries={entries}
          words={words}
          onChange={set}
          errorOf={(index, name) => form.errorOf(`${field}.${index}.${name}`)}
          mayRemove={(entry) => !isSaved(entry) || !isUsed(entry)}
          {...(Mark === undefined ? {} : { Mark })}
          {...(Details === undefined ? {} : { Details })}
        />
      </EditForm>
    </Box>
  );
}

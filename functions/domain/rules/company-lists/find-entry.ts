import { nameKey } from "../../kernel/text/name-key.ts";
import type { ListEntry } from "../../records/company-lists/list-entry.ts";

/** The entry of that name or, where none has it, of that code, whatever the case. */
export function findEntry<E extends Pick<ListEntry, "name" | "code">>(
  entries: readonly E[],
  text: string,
): E | undefined {
  const key = nameKey(text);
  if (key === "") return undefined;
  return (
    entries.find(({ name }) => nameKey(name) === key) ??
    entries.find(({ code }) => nameKey(code) === key)
  );
}

/** The entries that inputs offer: archived ones are left out, but for those that are `held`. */
export function offeredEntries<E extends ListEntry>(
  entries: readonly E[],
  held: readonly E["id"][] = [],
): E[] {
  return entries.filter(({ id, isArchived }) => !isArchived || held.includes(id));
}

/** The name of the entry that a text names, else the text: a code stands for its entry. */
export function entryName(entries: readonly Pick<ListEntry, "name" | "code">[], text: string) {
  return findEntry(entries, text)?.name ?? text;
}

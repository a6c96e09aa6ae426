import type { ListEntry } from "../../records/company-lists/list-entry.ts";
import { findEntry } from "./find-entry.ts";

/**
 * The names that no entry of the list has as its name or code, each once whatever its case, as far
 * as there is room for `most` entries.
 */
export function namesToAdd(
  entries: readonly ListEntry[],
  names: readonly string[],
  most: number,
): string[] {
  const missing = names.reduce<{ name: string; code: string }[]>((all, name) => {
    const isKnown = findEntry([...entries, ...all], name) !== undefined || name.trim() === "";
    return isKnown ? all : [...all, { name: name.trim(), code: "" }];
  }, []);
  const room = Math.max(0, most - entries.length);
  return missing.slice(0, room).map(({ name }) => name);
}

/** The entries of the first list that the second lacks. */
export function removedEntries<E extends Pick<ListEntry, "id">>(
  before: readonly E[],
  after: readonly Pick<E, "id">[],
): E[] {
  const kept = new Set(after.map(({ id }) => id));
  return before.filter(({ id }) => !kept.has(id));
}

/** Returns the present names of the entries of a list, by their ids. */
export function entryNames<E extends Pick<ListEntry, "id" | "name">>(
  entries: readonly E[],
  former: string,
): (id: E["id"]) => string {
  const names = new Map<E["id"], string>(entries.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? former;
}

import { randomUUID } from "node:crypto";

/** The fields that the entries of every list of a company have. */
export interface BookEntry {
  id: string;
  name: string;
  code: string;
  isArchived: boolean;
}

type Raw = Readonly<Record<string, unknown>>;

/**
 * A list of a company while its names become ids. Names that differ only in case or blanks are one
 * entry; a name that the list lacks is added to it.
 */
export class NameBook<E extends BookEntry> {
  readonly entries: E[] = [];
  /** True if the list is not what the company's document holds. */
  isChanged = false;
  readonly #byKey = new Map<string, E>();
  readonly #complete: (entry: BookEntry, stored: Raw, index: number) => E;

  /** `complete` adds what else an entry has, from what is stored of it. */
  constructor(listed: unknown, complete: (entry: BookEntry, stored: Raw, index: number) => E) {
    this.#complete = complete;
    for (const entry of Array.isArray(listed) ? listed : []) {
      if (isRecord(entry)) this.#take(entry);
    }
  }

  /** The id of the entry that is called so; null for an empty name. */
  idOf(name: unknown, { isArchived }: { isArchived: boolean }): string | null {
    if (typeof name !== "string" || keyOf(name) === "") return null;
    return (this.find(name) ?? this.#add(name, isArchived)).id;
  }

  find(name: string): E | undefined {
    return this.#byKey.get(keyOf(name));
  }

  hasId(id: string): boolean {
    return this.entries.some((entry) => entry.id === id);
  }

  #take(stored: Raw): void {
    const { id, name, code, isArchived } = stored;
    const isNew = typeof id !== "string";
    this.isChanged ||= isNew;
    if (typeof name !== "string" || keyOf(name) === "") return;
    if (isNew && this.#byKey.has(keyOf(name))) return;
    const entry = {
      id: isNew ? randomUUID() : id,
      name: isNew ? plain(name) : name,
      code: typeof code === "string" ? code : "",
      isArchived: isArchived === true,
    };
    this.#keep(entry, stored);
  }

  #add(name: string, isArchived: boolean): E {
    this.isChanged = true;
    return this.#keep({ id: randomUUID(), name: plain(name), code: "", isArchived }, {});
  }

  #keep(entry: BookEntry, stored: Raw): E {
    const whole = this.#complete(entry, stored, this.entries.length);
    this.entries.push(whole);
    this.#byKey.set(keyOf(whole.name), whole);
    return whole;
  }
}

export function isRecord(value: unknown): value is Raw {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.getPrototypeOf(value) === Object.prototype;
}

function plain(name: string): string {
  return name.trim().replaceAll(/\s+/gu, " ");
}

function keyOf(name: string): string {
  return plain(name).toLowerCase();
}

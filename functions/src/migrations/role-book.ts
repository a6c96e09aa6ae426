import { randomUUID } from "node:crypto";
import { pickColour } from "@crewline/domain/records/company/pick-colour";
import type { RawData } from "../store/company/raw-documents.ts";

interface BookRole {
  id: string;
  name: string;
  code: string;
  colour: string;
  isArchived: boolean;
}

/**
 * The job roles of a company while their names become ids. Names that differ only in case or blanks
 * are one role; a name that the list lacks is added to it.
 */
export class RoleBook {
  readonly roles: BookRole[] = [];
  /** Whether the list is not what the company's document holds. */
  isChanged = false;
  readonly #byKey = new Map<string, BookRole>();

  constructor(company: RawData) {
    const listed = company["jobRoles"];
    for (const entry of Array.isArray(listed) ? listed : []) {
      if (isRecord(entry)) this.#take(entry);
    }
  }

  /** The id of the role that is called so; null for an empty name. */
  idOf(name: unknown, { isArchived }: { isArchived: boolean }): string | null {
    if (typeof name !== "string" || keyOf(name) === "") return null;
    return (this.#byKey.get(keyOf(name)) ?? this.#add(name, isArchived)).id;
  }

  find(name: string): BookRole | undefined {
    return this.#byKey.get(keyOf(name));
  }

  hasId(id: string): boolean {
    return this.roles.some((role) => role.id === id);
  }

  #take({ id, name, code, colour, isArchived }: Readonly<Record<string, unknown>>): void {
    const isNew = typeof id !== "string";
    this.isChanged ||= isNew;
    if (typeof name !== "string" || keyOf(name) === "") return;
    if (isNew && this.#byKey.has(keyOf(name))) return;
    this.#keep({
      id: isNew ? randomUUID() : id,
      name: isNew ? plain(name) : name,
      code: typeof code === "string" ? code : "",
      colour: typeof colour === "string" ? colour : pickColour(this.roles.length),
      isArchived: isArchived === true,
    });
  }

  #add(name: string, isArchived: boolean): BookRole {
    this.isChanged = true;
    const colour = pickColour(this.roles.length);
    return this.#keep({ id: randomUUID(), name: plain(name), code: "", colour, isArchived });
  }

  #keep(role: BookRole): BookRole {
    this.roles.push(role);
    this.#byKey.set(keyOf(role.name), role);
    return role;
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.getPrototypeOf(value) === Object.prototype;
}

function plain(name: string): string {
  return name.trim().replaceAll(/\s+/gu, " ");
}

function keyOf(name: string): string {
  return plain(name).toLowerCase();
}

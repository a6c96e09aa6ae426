import { pickColour } from "@crewline/domain/records/company/pick-colour";
import type { RawData } from "../store/company/raw-documents.ts";
import type { BookEntry } from "./name-book.ts";
import { NameBook } from "./name-book.ts";

interface BookRole extends BookEntry {
  colour: string;
}

/** The job roles of a company while their names become ids. */
export type RoleBook = NameBook<BookRole>;

export function roleBookOf(company: RawData): RoleBook {
  return new NameBook(company["jobRoles"], (entry, { colour }, index) => ({
    ...entry,
    colour: typeof colour === "string" ? colour : pickColour(index),
  }));
}

/** A piece of a letter; `path` leads into the application and begins with a slash. */
export type LetterBlock =
  | { kind: "text"; text: string }
  | { kind: "list"; items: readonly string[] }
  | { kind: "button"; label: string; path: string }
  | LetterTable;

/** Figures; the first column names the line, the last row holds the totals. */
export interface LetterTable {
  kind: "table";
  header: readonly string[];
  rows: readonly LetterRow[];
  totals: LetterRow;
}

/** What the line is about, and its figures, each with its difference to the days before. */
export interface LetterRow {
  name: string;
  figures: readonly { text: string; difference: string | null }[];
}

/** A mail in words, before it becomes plain text and HTML. All texts are plain. */
export interface Letter {
  subject: string;
  heading: string;
  blocks: readonly LetterBlock[];
  /** The reason why the reader gets this mail. */
  reason: string;
}

/** A mail as it is handed to the mail server. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

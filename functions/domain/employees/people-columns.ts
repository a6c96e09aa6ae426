/** What a column of a pasted table holds. */
export type PeopleColumn =
  | "name"
  | "firstName"
  | "lastName"
  | "email"
  | "phone"
  | "jobRole"
  | "rate"
  | "location";

const words: readonly (readonly [PeopleColumn, RegExp])[] = [
  ["firstName", /^(?:first|given) ?name$|^forename$/u],
  ["lastName", /^(?:last|family) ?name$|^surname$/u],
  ["name", /^(?:full |employee |staff )?name$|^(?:employee|person|staff|worker)$/u],
  ["email", /^e ?mail(?: address)?$|^mail$/u],
  ["phone", /^(?:(?:mobile|cell|tele) ?)?phone(?: (?:number|no))?$|^(?:mobile|cell|tel)$/u],
  ["jobRole", /^(?:job ?)?(?:role|title)$|^job$|^position$|^function$/u],
  ["rate", /^(?:hourly |pay )?(?:rate|wage|pay)(?: (?:per|an) hour)?$|^per hour$/u],
  ["location", /^(?:home )?(?:location|site|store|branch|place)(?: name)?$/u],
];

/** The columns that a line of headings names; `unread` are the headings that mean nothing here. */
export interface PeopleHeading {
  columns: readonly (PeopleColumn | null)[];
  unread: readonly string[];
}

/**
 * The heading that the cells of a first line make, or null when they are a person. A heading names
 * the column of the name and one more; a word alone is a heading where `hasMoreLines` follow.
 */
export function headingOf(cells: readonly string[], hasMoreLines: boolean): PeopleHeading | null {
  const columns = cells.map(columnOf);
  const known = columns.filter((column) => column !== null);
  const namesPeople = known.includes("name") || known.includes("firstName");
  const isHeading = known.length > 1 || (hasMoreLines && cells.length === 1);
  if (!namesPeople || !isHeading) return null;
  const unread = cells.filter((cell, index) => cell !== "" && columns[index] === null);
  return { columns, unread };
}

function columnOf(cell: string): PeopleColumn | null {
  if (/\d/u.test(cell)) return null;
  const plain = cell
    .toLowerCase()
    .replaceAll(/[^a-z]+/gu, " ")
    .trim();
  return words.find(([, form]) => form.test(plain))?.[0] ?? null;
}

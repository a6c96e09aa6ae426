/** Something that a column of a file can say. */
export interface ImportField {
  id: string;
  label: string;
  /** Names of it in other programs. */
  aliases?: readonly string[];
}

/** For each column of a file the field that it is taken for; null leaves it out. */
export type ColumnMap = readonly (string | null)[];

/**
 * The fields that the headings name, by their label or else by one of their aliases, without regard
 * to case, spaces and punctuation. A field is taken once: by the first column that names it.
 */
export function mapColumns(header: readonly string[], fields: readonly ImportField[]): ColumnMap {
  const taken = new Set<string>();
  return header.map((heading) => {
    const free = fields.filter(({ id }) => !taken.has(id));
    const isNamed = (name: string) => headingKey(name) === headingKey(heading);
    const field =
      free.find(({ label }) => isNamed(label)) ??
      free.find(({ aliases = [] }) => aliases.some(isNamed));
    if (field !== undefined) taken.add(field.id);
    return field?.id ?? null;
  });
}

/** The headings of the columns that are left out; columns without one are named by their number. */
export function leftOutHeadings(header: readonly string[], map: ColumnMap): string[] {
  return header.flatMap((heading, index) =>
    (map[index] ?? null) === null ? [heading.trim() || `Column ${index + 1}`] : [],
  );
}

/** The cells of a line by the fields of their columns; a line may be shorter than the header. */
export function cellsByField(
  cells: readonly string[],
  map: ColumnMap,
): ReadonlyMap<string, string> {
  return new Map(
    map.flatMap((field, index) => (field === null ? [] : [[field, cells[index] ?? ""] as const])),
  );
}

/** A heading without case, spaces and punctuation: what two of the same name share. */
export function headingKey(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

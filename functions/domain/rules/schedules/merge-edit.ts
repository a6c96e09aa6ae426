/** A field that both people changed to different values. */
export interface FieldConflict<T> {
  field: keyof T;
  mine: T[keyof T];
  theirs: T[keyof T];
}

export interface MergedEdit<T> {
  /** Fields that only the other person changed take their value; all others keep mine. */
  merged: T;
  /** Fields that the other person alone changed. */
  taken: (keyof T)[];
  /** Fields that both changed differently; `merged` keeps mine until a person decides. */
  conflicts: FieldConflict<T>[];
}

/**
 * Merges an unfinished edit with what another person saved meanwhile. `base` is the version that
 * both started from. Nothing typed is lost: a field that I edited keeps my value.
 */
export function mergeEdit<T extends Readonly<Record<string, unknown>>>(
  base: T,
  mine: T,
  theirs: T,
): MergedEdit<T> {
  const fields: (keyof T)[] = Object.keys({ ...base, ...mine, ...theirs });
  const theirFields = fields.filter((field) => !isSame(theirs[field], base[field]));
  const taken = theirFields.filter((field) => isSame(mine[field], base[field]));
  const merged = { ...mine };
  for (const field of taken) merged[field] = theirs[field];
  const conflicts = theirFields
    .filter((field) => !taken.includes(field) && !isSame(mine[field], theirs[field]))
    .map((field) => ({ field, mine: mine[field], theirs: theirs[field] }));
  return { merged, taken, conflicts };
}

/** Fields hold plain values or short lists of them. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

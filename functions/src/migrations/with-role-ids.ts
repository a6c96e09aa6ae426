import type { RoleBook } from "./role-book.ts";
import { isRecord } from "./name-book.ts";

interface Found {
  /** True if a role that the list lacks is added as an archived one. */
  isArchived: boolean;
}

/** The fields that hold the name of a role, or several, and what they are called with ids. */
const single = new Map([["jobRole", "jobRoleId"]]);
const several = new Map([
  ["jobRoles", "jobRoleIds"],
  ["addedJobRoles", "addedJobRoleIds"],
]);

/** The value with ids instead of names, at any depth; the same value if it holds no names. */
export function withIds(value: unknown, book: RoleBook, found: Found): unknown {
  if (Array.isArray(value)) {
    const next = value.map((item: unknown) => withIds(item, book, found));
    return next.every((item, index) => item === value[index]) ? value : next;
  }
  if (!isRecord(value)) return value;
  const fields = Object.entries(value);
  const next = fields.map(([name, field]) => fieldWithIds(name, field, { book, found }));
  const isSame = next.every(([name, field], index) => {
    const [before, old] = fields[index] ?? [];
    return name === before && field === old;
  });
  return isSame ? value : Object.fromEntries(next);
}

function fieldWithIds(
  name: string,
  field: unknown,
  { book, found }: { book: RoleBook; found: Found },
): [string, unknown] {
  const idName = single.get(name);
  if (idName !== undefined) return [idName, book.idOf(field, found)];
  const idsName = several.get(name);
  if (idsName === undefined || !Array.isArray(field)) return [name, withIds(field, book, found)];
  const ids = field.flatMap((one: unknown) => book.idOf(one, found) ?? []);
  return [idsName, [...new Set(ids)]];
}

/**
 * The rates of a person. Two for the same role and day, which only the spelling of the role told
 * apart, become one: that of the role's own spelling, else the later one. Both changes stay in Wage
 * Changes.
 */
export function withRates(data: unknown, book: RoleBook): unknown {
  if (!isRecord(data) || !Array.isArray(data["rates"])) return data;
  const named = data["rates"].filter(isRecord).filter((rate) => "jobRole" in rate);
  if (named.length === 0) return withIds(data, book, { isArchived: true });
  const best = new Map<string, Readonly<Record<string, unknown>>>();
  for (const rate of data["rates"].filter(isRecord)) {
    const { jobRole, jobRoleId, locationId, effectiveDate } = rate;
    const id = jobRoleId ?? book.idOf(jobRole, { isArchived: true });
    const key = JSON.stringify([id, locationId, effectiveDate]);
    const kept = best.get(key);
    if (kept === undefined || !hasOwnSpelling(kept, book)) best.set(key, rate);
  }
  return withIds({ ...data, rates: [...best.values()] }, book, { isArchived: true });
}

function hasOwnSpelling({ jobRole }: Readonly<Record<string, unknown>>, book: RoleBook): boolean {
  return typeof jobRole === "string" && book.find(jobRole)?.name === jobRole;
}

/** Lines of payroll get an id beside the name, which stays as it was; an addition has no role. */
export function withIdsInLines(data: unknown, book: RoleBook): unknown {
  if (!isRecord(data) || !Array.isArray(data["lines"])) return data;
  const lines: unknown[] = data["lines"];
  const next = lines.map((line) => {
    if (!isRecord(line) || "jobRoleId" in line) return line;
    const isAddition = line["kind"] === "addition";
    const jobRoleId = isAddition ? null : book.idOf(line["jobRole"], { isArchived: true });
    return { ...line, jobRoleId };
  });
  return next.every((line, index) => line === lines[index]) ? data : { ...data, lines: next };
}

import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { entriesById } from "@crewline/domain/kernel/ids/entries-by-id";
import {
  directoryShardSchema,
  unpackPublic,
  unpackWhole,
} from "@crewline/domain/records/employees/directory";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { employeeSchema } from "@crewline/domain/records/employees/employee";
import { parseDocument } from "./document-source.ts";
import { atLocations, byName } from "./filters.ts";
import { MOST_ROWS } from "./list-source.ts";
import type { LiveChange, LiveCollector, LiveQuery, LiveSource } from "./live-source.ts";
import type { Actor } from "@crewline/domain/kernel/access/actor";

/** More pages than the directory has. */
const MOST_PAGES = 100;

type Unpack = (id: EmployeeId, text: string) => Employee;

/**
 * All people in the company, by name: admins read the pages of whole records; other roles read
 * the pages that all may see, and over them the records that the rules open: their own, and for
 * managers those of their locations.
 */
export function directorySource(actor: Actor, companyPath: string): LiveSource<Employee[]> {
  const isAdmin = actor.role === "admin";
  const pages = page(`${companyPath}/${isAdmin ? "employeeIndex" : "directory"}`);
  const records = isAdmin ? [] : ownRecords(actor, `${companyPath}/employees`);
  return {
    key: [actor.uid, pages.path, records],
    uid: actor.uid,
    queries: [pages, ...records],
    collect: () => directoryCollector(isAdmin ? unpackWhole : unpackPublic),
  };
}

/** The people of the company with what all members may see of them: their names, and no more. */
export function namesSource(actor: Actor, companyPath: string): LiveSource<Employee[]> {
  const pages = page(`${companyPath}/directory`);
  return {
    key: [actor.uid, pages.path, "names"],
    uid: actor.uid,
    queries: [pages],
    collect: () => directoryCollector(unpackPublic),
  };
}

function page(path: string) {
  return { kind: "list" as const, path, filters: [], order: [], limit: MOST_PAGES };
}

function ownRecords({ role, employeeId, locationIds }: Actor, path: string): LiveQuery[] {
  const reach = role === "manager" ? atLocations("locationIds", locationIds?.toSorted() ?? []) : [];
  const managed = reach.map((filters) => ({
    kind: "list" as const,
    path,
    filters,
    order: [],
    limit: MOST_ROWS,
  }));
  const own =
    employeeId === null ? [] : [{ kind: "document" as const, path: `${path}/${employeeId}` }];
  return [...managed, ...own];
}

/** Joins the pages and the records; an unchanged person keeps the identity. */
export function directoryCollector(unpack: Unpack): LiveCollector<Employee[]> {
  const pages = new Map<string, ReadonlyMap<EmployeeId, Packed>>();
  const records = new Map<number, Map<EmployeeId, Employee>>();
  /** By page, and by query of records: who could not be read there. */
  const unreadable = new Map<string, readonly string[]>();

  const takePages = (change: LiveChange) => {
    for (const { id, data } of change.changed) {
      const unpacked = unpackPage({ id, data }, pages.get(id), unpack);
      pages.set(id, unpacked.people);
      unreadable.set(`page ${id}`, unpacked.unreadable);
    }
    return change.changed.length > 0;
  };
  const takeRecords = (queryIndex: number, { ids, changed }: LiveChange) => {
    const before: ReadonlyMap<string, Employee> | undefined = records.get(queryIndex);
    const fresh = new Map(changed.map((record) => [record.id, readRecord(record)]));
    const stale = unreadable.get(`query ${queryIndex}`) ?? [];
    const wrong = ids.filter((id) => (fresh.has(id) ? fresh.get(id) === null : stale.includes(id)));
    unreadable.set(`query ${queryIndex}`, wrong);
    const after = new Map<EmployeeId, Employee>();
    for (const id of ids) {
      const record = fresh.has(id) ? fresh.get(id) : before?.get(id);
      if (record) after.set(record.id, record);
    }
    records.set(queryIndex, after);
    return before?.size !== after.size || changed.length > 0;
  };

  return {
    take: (queryIndex, change) => {
      const isFirst = queryIndex === 0 ? pages.size === 0 : !records.has(queryIndex);
      const isNews = queryIndex === 0 ? takePages(change) : takeRecords(queryIndex, change);
      return isFirst || isNews;
    },
    isEmpty: () => pages.size === 0,
    value: () => {
      const told = [...pages.values()].flatMap((people) => [...people.values()]);
      const all = new Map(told.map(({ employee }) => [employee.id, employee]));
      for (const [id, record] of [...records.values()].flatMap((found) => [...found])) {
        all.set(id, record);
      }
      return [...all.values()].toSorted(byName);
    },
    unreadable: () => [...new Set([...unreadable.values()].flat())],
  };
}

interface Packed {
  text: string;
  employee: Employee;
}

/** The people of a page; who cannot be read, or the page that cannot, is named beside them. */
function unpackPage(
  { id: pageId, data }: LiveChange["changed"][number],
  before: ReadonlyMap<EmployeeId, Packed> | undefined,
  unpack: Unpack,
): { people: Map<EmployeeId, Packed>; unreadable: string[] } {
  const people = new Map<EmployeeId, Packed>();
  const unreadable: string[] = [];
  const shard = directoryShardSchema.safeParse(data);
  if (!shard.success) return { people, unreadable: [pageId] };
  for (const [id, text] of entriesById(shard.data.people)) {
    if (text === null) continue;
    const known = before?.get(id);
    const employee = known?.text === text ? known.employee : orNull(() => unpack(id, text));
    if (employee === null) unreadable.push(id);
    else people.set(id, known?.text === text ? known : { text, employee });
  }
  return { people, unreadable };
}

function readRecord(record: LiveChange["changed"][number]): Employee | null {
  return orNull(() => parseDocument(employeeSchema, record));
}

function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

import {
  directoryShardSchema,
  unpackPublic,
  unpackWhole,
} from "@crewline/domain/employees/directory";
import type { Employee } from "@crewline/domain/employees/employee";
import { employeeSchema } from "@crewline/domain/employees/employee";
import { UNREADABLE_MESSAGE } from "./collector.ts";
import { parseDocument } from "./document-source.ts";
import { atLocations, byName } from "./filters.ts";
import { MOST_ROWS } from "./list-source.ts";
import type { LiveChange, LiveCollector, LiveQuery, LiveSource } from "./live-source.ts";
import type { Reader } from "./reader.ts";

/** More pages than the directory has. */
const MOST_PAGES = 100;

type Unpack = (id: string, text: string) => Employee;

/**
 * Everybody in the company, by name: admins read the pages of whole records; everybody else reads
 * the pages of what all may know, and over them the records that the rules open: one's own, and
 * for managers those of their locations.
 */
export function directorySource(reader: Reader, companyPath: string): LiveSource<Employee[]> {
  const isAdmin = reader.role === "admin";
  const pages = page(`${companyPath}/${isAdmin ? "employeeIndex" : "directory"}`);
  const records = isAdmin ? [] : ownRecords(reader, `${companyPath}/employees`);
  return {
    key: [reader.uid, pages.path, records],
    uid: reader.uid,
    queries: [pages, ...records],
    collect: () => directoryCollector(isAdmin ? unpackWhole : unpackPublic),
  };
}

function page(path: string) {
  return { kind: "list" as const, path, filters: [], order: [], limit: MOST_PAGES };
}

function ownRecords({ role, employeeId, locationIds }: Reader, path: string): LiveQuery[] {
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

/** Joins the pages and the records; whoever did not change keeps the identity. */
export function directoryCollector(unpack: Unpack): LiveCollector<Employee[]> {
  const pages = new Map<string, ReadonlyMap<string, Packed>>();
  const records = new Map<number, Map<string, Employee>>();

  const takePages = (change: LiveChange) => {
    for (const { id, data } of change.changed) {
      pages.set(id, unpackPage(data, pages.get(id), unpack));
    }
    return change.changed.length > 0;
  };
  const takeRecords = (queryIndex: number, { ids, changed }: LiveChange) => {
    const before = records.get(queryIndex);
    const fresh = new Map(changed.map((record) => [record.id, readRecord(record)]));
    const after = new Map<string, Employee>();
    for (const id of ids) {
      const record = fresh.get(id) ?? before?.get(id);
      if (record !== undefined) after.set(id, record);
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
  };
}

interface Packed {
  text: string;
  employee: Employee;
}

function unpackPage(
  data: object,
  before: ReadonlyMap<string, Packed> | undefined,
  unpack: Unpack,
): Map<string, Packed> {
  return readable(() => {
    const people = new Map<string, Packed>();
    for (const [id, text] of Object.entries(directoryShardSchema.parse(data).people)) {
      const known = before?.get(id);
      if (text === null) continue;
      people.set(id, known?.text === text ? known : { text, employee: unpack(id, text) });
    }
    return people;
  });
}

function readRecord(record: LiveChange["changed"][number]): Employee {
  return readable(() => parseDocument(employeeSchema, record));
}

function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new Error(UNREADABLE_MESSAGE, { cause });
  }
}

import type { RawDocument } from "../store/company/raw-documents.ts";
import type { Migration, MigrationPage } from "./migration.ts";
import { isRecord } from "./name-book.ts";
import { inPeople, inUndo } from "./packed-json.ts";
import type { RoleBook } from "./role-book.ts";
import { roleBookOf } from "./role-book.ts";
import { withIds, withIdsInLines, withRates } from "./with-role-ids.ts";

/** Converts the job roles in the documents of a place. */
type Convert = (data: unknown, book: RoleBook, document: RawDocument) => unknown;

/** Roles that only these name stay on offer; those found later are archived. */
const present: Readonly<Record<string, Convert>> = {
  "": (data) => data,
  employees: (data, book) => withIds(data, book, { isArchived: false }),
  locations: (data, book) => withIds(data, book, { isArchived: false }),
  locationPlans: (data, book) => withIds(data, book, { isArchived: false }),
};

const past: Readonly<Record<string, Convert>> = {
  "employees/private/pay": withRates,
  shifts: anywhere,
  publishedShifts: anywhere,
  withdrawnShifts: anywhere,
  wageChanges: anywhere,
  timeEntries: anywhere,
  employeeWeeks: anywhere,
  "employeeWeeks/private/pay": anywhere,
  dailySummaries: anywhere,
  directory: packed,
  employeeIndex: packed,
  payAdjustments: withIdsInLines,
  payrollSnapshots: withIdsInLines,
  batches: withUndo,
  "members/every/listViews": withFilter,
};

const places = { ...present, ...past };

/**
 * Gives the job roles of a company ids and refers to them by id. Names in the history, in mail and
 * in exported payroll stay as they were written. A week keeps its stored pay.
 */
export const jobRolesToIds: Migration = {
  id: "job-roles-to-ids",
  description: "Give job roles ids, and refer to them by id instead of by name.",
  places: Object.keys(places),
  step: ({ place, company, documents }: MigrationPage) => {
    const book = roleBookOf(company);
    const convert = places[place] ?? anywhere;
    const changed = documents.flatMap((document): RawDocument[] => {
      const data = convert(document.data, book, document);
      return data === document.data || !isRecord(data) ? [] : [{ path: document.path, data }];
    });
    if (!book.isChanged) return changed;
    return [...changed, { path: "", data: { ...company, jobRoles: book.entries } }];
  },
};

function anywhere(data: unknown, book: RoleBook): unknown {
  return withIds(data, book, { isArchived: true });
}

function packed(data: unknown, book: RoleBook): unknown {
  return inPeople(data, (person) => anywhere(person, book));
}

function withUndo(data: unknown, book: RoleBook): unknown {
  return inUndo(data, (undo) => anywhere(undo, book));
}

/** The saved views of Employees, whose filter names a job role. */
function withFilter(data: unknown, book: RoleBook, { path }: RawDocument): unknown {
  if (!path.endsWith("/employees") || !isRecord(data) || !Array.isArray(data["views"])) return data;
  const views: unknown[] = data["views"];
  const next = views.map((view) => {
    if (!isRecord(view) || !isRecord(view["params"])) return view;
    const { role, ...others } = view["params"];
    if (typeof role !== "string" || role === "" || book.hasId(role)) return view;
    const found = book.find(role);
    return { ...view, params: found === undefined ? others : { ...others, role: found.id } };
  });
  return next.every((view, index) => view === views[index]) ? data : { ...data, views: next };
}

import type { JobRole } from "@crewline/domain/records/job-roles/job-role";
import { isRecord } from "../../functions/src/migrations/name-book.ts";
import type { RawDocument } from "../../functions/src/store/company/raw-documents.ts";

/** The spellings of a role in old documents: as in the list, or in lower case. */
const spellings = [(name: string) => name, (name: string) => name.toLowerCase()] as const;

/** Documents as the release before job roles had ids stored them, with names instead of ids. */
export function inOldShape(
  documents: readonly RawDocument[],
  roles: readonly JobRole[],
): RawDocument[] {
  return documents.map(({ path, data }, index) => {
    const spell = spellings[index % spellings.length] ?? String;
    const nameOf = (id: unknown) => {
      const role = roles.find((one) => one.id === id);
      return role === undefined ? null : spell(role.name);
    };
    if (path === "") return { path, data: { ...data, jobRoles: oldList(roles) } };
    const old = withNames(path.startsWith("payrollSnapshots") ? withoutIds(data) : data, nameOf);
    return { path, data: isRecord(old) ? old : data };
  });
}

/** The list of then, which lacks the last role: only documents name it. */
function oldList(roles: readonly JobRole[]) {
  return roles.slice(0, -1).map(({ name, colour }) => ({ name, colour }));
}

/** Lines of payroll had the name alone. */
function withoutIds(data: RawDocument["data"]): RawDocument["data"] {
  const lines: unknown[] = Array.isArray(data["lines"]) ? data["lines"] : [];
  const old = lines.map((line) => {
    if (!isRecord(line)) return line;
    const { jobRoleId: _id, ...others } = line;
    return others;
  });
  return { ...data, lines: old };
}

function withNames(value: unknown, nameOf: (id: unknown) => string | null): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => withNames(one, nameOf));
  if (typeof value === "string" && value.startsWith("{")) {
    return JSON.stringify(withNames(JSON.parse(value), nameOf));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      if (name === "jobRoleId") return ["jobRole", nameOf(field)];
      if (name === "jobRoleIds" && Array.isArray(field)) return ["jobRoles", field.map(nameOf)];
      return [name, withNames(field, nameOf)];
    }),
  );
}

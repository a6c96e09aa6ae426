import { accessChangeSchema } from "@crewline/domain/records/users/access-change";
import { collection } from "./unit/collection.ts";
import type { Unit } from "./unit/unit.ts";

/** The changes of access of one company; without a path, those of logins that have none. */
export function accessChanges({ unit, path }: { unit: Unit; path: string | null }) {
  return collection(unit, {
    path: path === null ? "accessChanges" : `${path}/accessChanges`,
    schema: accessChangeSchema,
    what: "accessChange",
  });
}

import { accessChangeSchema } from "@crewline/domain/users/access-change";
import type { CompanyUnit } from "./company-unit.ts";
import { collection } from "./collection.ts";

export function accessChanges({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/accessChanges`,
    schema: accessChangeSchema,
    what: "change of access",
  });
}

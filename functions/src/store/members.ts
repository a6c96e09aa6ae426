import { memberSchema } from "@crewline/domain/company/member";
import type { CompanyUnit } from "./unit/company-unit.ts";
import { collection } from "./unit/collection.ts";

export function members({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/members`,
    schema: memberSchema,
    what: "member",
  });
}

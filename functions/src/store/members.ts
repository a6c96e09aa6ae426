import { memberSchema } from "@crewline/domain/company/member";
import type { CompanyUnit } from "./company-unit.ts";
import { collection } from "./collection.ts";

export function members({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/members`,
    schema: memberSchema,
    what: "member",
  });
}

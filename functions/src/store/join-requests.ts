import { joinRequestSchema } from "@crewline/domain/users/join-request";
import { collection } from "./unit/collection.ts";
import type { CompanyUnit } from "./unit/company-unit.ts";

export function joinRequests({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/joinRequests`,
    schema: joinRequestSchema,
    what: "request to join",
  });
}

import { idSchema } from "@crewline/domain/rules/fields";
import { z } from "zod";
import { collection } from "./unit/collection.ts";
import type { CompanyUnit } from "./unit/company-unit.ts";

const kioskPinSchema = z.object({ employeeId: idSchema });

/** Whose PIN it is, by a name that only the server can make of a PIN. */
export function kioskPins({ unit, path }: CompanyUnit) {
  return collection(unit, { path: `${path}/kioskPins`, schema: kioskPinSchema, what: "PIN" });
}

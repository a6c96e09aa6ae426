import { recoveryCodesSchema } from "@crewline/domain/records/sign-ins/recovery-codes";
import { collection } from "./unit/collection.ts";
import type { Unit } from "./unit/unit.ts";

/** The hashes of a login's recovery codes, by its uid. */
export function recoveryCodes(unit: Unit) {
  return collection(unit, {
    path: "recoveryCodes",
    schema: recoveryCodesSchema,
    what: "recoveryCodes",
  });
}

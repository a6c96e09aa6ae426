import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { userIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { KioskId } from "@crewline/domain/kernel/ids/record-ids";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Actor } from "../../operations/commands/actor.ts";

interface AtKiosk {
  companyId: CompanyId;
  kioskId: KioskId;
  locale: Locale;
  procedure: "kiosk.punch" | "kiosk.override";
}

/** An employee who punches at a tablet: the tablet is the login that the history names. */
export function kioskActor(
  { id, name }: Pick<Employee, "id" | "name">,
  { companyId, kioskId, locale, procedure }: AtKiosk,
): Actor {
  return {
    uid: userIdSchema.parse(kioskId),
    email: "",
    displayName: name,
    procedure,
    companyId,
    role: "employee",
    employeeId: id,
    locale,
    scope: "own",
    locationIds: null,
  };
}

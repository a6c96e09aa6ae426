import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Kiosk } from "@crewline/domain/records/employees/pin";
import type { CompanyStore } from "../../store/company/company-store.ts";

/** Takes a person's PIN away; what it returns writes, and says whether there was one. */
export async function forgetPin(
  store: CompanyStore,
  employeeId: EmployeeId,
): Promise<() => boolean> {
  const kiosk: Kiosk | null = await store.employeeKiosks.find(employeeId);
  return () => {
    if (kiosk === null) return false;
    store.employeeKiosks.remove(employeeId);
    store.kioskPins.remove(kiosk.lookupId);
    return true;
  };
}

import type { Kiosk } from "@crewline/domain/employees/pin";
import { kioskSchema } from "@crewline/domain/employees/pin";
import { collection } from "./collection.ts";
import type { CompanyStore } from "./company-store.ts";
import type { CompanyUnit } from "./company-unit.ts";

export function employeeKiosks({ unit, path }: CompanyUnit) {
  return collection(unit, {
    path: `${path}/employees`,
    suffix: "private/kiosk",
    schema: kioskSchema,
    what: "PIN",
  });
}

/** Takes a person's PIN away; what it returns writes, and says whether there was one. */
export async function forgetPin(store: CompanyStore, employeeId: string): Promise<() => boolean> {
  const kiosk: Kiosk | null = await store.employeeKiosks.find(employeeId);
  return () => {
    if (kiosk === null) return false;
    store.employeeKiosks.remove(employeeId);
    store.kioskPins.remove(kiosk.lookupId);
    return true;
  };
}

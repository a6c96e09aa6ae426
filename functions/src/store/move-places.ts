import { moveAvailability } from "./availability.ts";
import type { CompanyStore } from "./company-store.ts";

type Move = (locationIds: readonly string[]) => void;

/**
 * Reads everything of people that is filed at the places where they work; what it returns files it
 * at the places where they work from now on. Who may see, plan by and decide it follows from that.
 */
export async function movePlaces(
  store: CompanyStore,
  employeeIds: readonly string[],
): Promise<Move> {
  const moveAvailable = await moveAvailability(store, employeeIds);
  const moveWages = await moveWageChanges(store, employeeIds);
  const off = await Promise.all(employeeIds.map((id) => store.timeOff.list(ofEmployee(id))));
  return (locationIds) => {
    moveAvailable(locationIds);
    moveWages(locationIds);
    for (const one of off.flat()) {
      store.timeOff.save(one.id, { ...one, locationIds: [...locationIds] });
    }
  };
}

/** As `movePlaces`, for the wage changes alone. */
export async function moveWageChanges(
  store: CompanyStore,
  employeeIds: readonly string[],
): Promise<Move> {
  const wages = await Promise.all(employeeIds.map((id) => store.wageChanges.list(ofEmployee(id))));
  return (locationIds) => {
    for (const wage of wages.flat()) {
      store.wageChanges.save(wage.id, { ...wage, employeeLocationIds: [...locationIds] });
    }
  };
}

const ofEmployee = (id: string) => [["employeeId", "==", id]] as const;

import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { timeOffWait } from "@crewline/domain/records/summaries/waiting";
import { placesOf } from "@crewline/domain/rules/availability/keep-availability";
import type { CompanyStore } from "../../store/company/company-store.ts";

type Move = (locationIds: readonly LocationId[]) => void;

/**
 * Reads everything of people that is filed at the places where they work; what it returns files it
 * at the places where they work from now on. Who may see, plan by and decide it follows from that.
 */
export async function movePlaces(
  store: CompanyStore,
  employeeIds: readonly EmployeeId[],
): Promise<Move> {
  const moveAvailable = await moveAvailability(store, employeeIds);
  const moveWages = await moveWageChanges(store, employeeIds);
  const off = await Promise.all(employeeIds.map((id) => store.timeOff.list(ofEmployee(id))));
  return (locationIds) => {
    moveAvailable(locationIds);
    moveWages(locationIds);
    for (const one of off.flat()) {
      store.openWork.saveWait({ ...timeOffWait(one), text: null });
      store.timeOff.save(one.id, { ...one, locationIds: [...locationIds] });
    }
  };
}

/** As `movePlaces`, for the wage changes alone. */
export async function moveWageChanges(
  store: CompanyStore,
  employeeIds: readonly EmployeeId[],
): Promise<Move> {
  const wages = await Promise.all(employeeIds.map((id) => store.wageChanges.list(ofEmployee(id))));
  return (locationIds) => {
    for (const wage of wages.flat()) {
      store.wageChanges.save(wage.id, { ...wage, employeeLocationIds: [...locationIds] });
    }
  };
}

/**
 * Reads when people said they can work; what it returns files it at the places where they work from
 * now on, because the plans of those places look for it.
 */
async function moveAvailability(
  store: CompanyStore,
  employeeIds: readonly EmployeeId[],
): Promise<Move> {
  const found = await store.availability.findAll(employeeIds);
  return (locationIds) => {
    for (const said of found) {
      const places = placesOf(said.entries, { locationIds: [...locationIds] });
      store.availability.save(said.id, { ...said, locationIds: places });
    }
  };
}

const ofEmployee = (id: EmployeeId) => [["employeeId", "==", id]] as const;

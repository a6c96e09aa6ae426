import { locationIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { splitIds } from "@crewline/domain/kernel/ids/read-id";
import type { LocationId, EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { useMemo } from "react";
import type { Said } from "@crewline/domain/rules/availability/held-times";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { homeZone } from "@crewline/domain/rules/employees/home-zone";
import type { Location } from "@crewline/domain/records/locations/location";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { availabilityAtSource } from "../../live/availability.ts";
import type { Actor } from "@crewline/domain/kernel/access/actor";
import { shiftsAtSource } from "../../live/shifts.ts";
import { approvedTimeOffSource } from "../../live/time-off.ts";
import { useLive } from "../../live/use-live.ts";
import { wageChangesSource } from "../../live/wage-changes.ts";
import { useEmployees } from "../../entities/employees/use-employees.ts";
import { useMay } from "../../session/actor/use-may.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { allResults } from "../../ui/loading/load-result.ts";

/** The sources of a draft of the week; wages are null for those who may not see them. */
export function useDraftSources(
  company: Company,
  locations: readonly Location[],
  weekStart: string,
) {
  const actor = useActor();
  const maySeeWages = useMay("wageChanges", "view");
  const ids = locations.map(({ id }) => id).join(" ");
  const sources = useMemo(
    () => sourcesOf(actor, splitIds(locationIdSchema, ids), weekStart),
    [actor, ids, weekStart],
  );
  const isOn = ids !== "";
  const result = allResults({
    employees: useEmployees(),
    shifts: useLive(isOn ? sources.shifts : null),
    timeOff: useLive(isOn ? sources.timeOff : null),
    availability: useLive(isOn ? sources.availability : null),
  });
  const wages = useLive(isOn && maySeeWages ? sources.wages : null);
  const rows = result.status === "ready" ? result.data : null;
  const said = useMemo(() => {
    const people = new Map<EmployeeId, Employee>(rows?.employees.map((one) => [one.id, one]));
    return new Map<EmployeeId, Said>(
      rows?.availability.map(({ employeeId, entries }) => {
        const timeZone = homeZone(people.get(employeeId), locations, company.timeZone);
        return [employeeId, { entries, timeZone }];
      }),
    );
  }, [rows, locations, company.timeZone]);
  return { result, said, wages: wages.status === "ready" ? wages.data : null };
}

function sourcesOf(actor: Actor, locationIds: readonly LocationId[], weekStart: string) {
  return {
    shifts: shiftsAtSource(actor, { locationIds, weekStart }),
    timeOff: approvedTimeOffSource(actor, { locationIds, fromDay: addDays(weekStart, -1) }),
    availability: availabilityAtSource(actor, locationIds),
    wages: wageChangesSource(actor),
  };
}

export type DraftSources = ReturnType<typeof useDraftSources>;

import { pickColour } from "@crewline/domain/records/company/pick-colour";
import type { JobRole, JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import { jobRoleIdSchema } from "@crewline/domain/records/job-roles/job-role";

/**
 * The hours of a shift, on the clock of the location; an end before the start is on the next day.
 */
export interface Slot {
  startsAtLocal: string;
  endsAtLocal: string;
}

interface DemoRole {
  id: JobRoleId;
  name: string;
  slots: readonly [Slot, ...Slot[]];
  /** Hourly rates in quarters of a dollar, both included. */
  quarters: readonly [number, number];
}

const slot = (startsAtLocal: string, endsAtLocal: string): Slot => ({ startsAtLocal, endsAtLocal });

export const lead: DemoRole = {
  id: jobRoleIdSchema.parse("shift-lead"),
  name: "Shift Lead",
  slots: [slot("05:30", "14:00"), slot("13:00", "21:30")],
  quarters: [92, 104],
};
export const barista: DemoRole = {
  id: jobRoleIdSchema.parse("barista"),
  name: "Barista",
  slots: [slot("06:00", "14:00"), slot("13:00", "21:00"), slot("08:30", "16:30")],
  quarters: [70, 78],
};
const cashier: DemoRole = {
  id: jobRoleIdSchema.parse("cashier"),
  name: "Cashier",
  slots: [slot("08:00", "16:30"), slot("12:00", "20:00")],
  quarters: [68, 72],
};
const cook: DemoRole = {
  id: jobRoleIdSchema.parse("cook"),
  name: "Cook",
  slots: [slot("07:00", "15:00"), slot("11:00", "19:00")],
  quarters: [76, 86],
};
const baker: DemoRole = {
  id: jobRoleIdSchema.parse("baker"),
  name: "Baker",
  slots: [slot("21:30", "06:00"), slot("04:00", "12:00")],
  quarters: [80, 90],
};

const crew = [
  lead,
  barista,
  barista,
  baker,
  cashier,
  barista,
  cook,
  barista,
  baker,
  cashier,
] as const;

/** The job roles of the company, each once. */
export const demoJobRoles: readonly JobRole[] = [...new Set<DemoRole>(crew)].map(
  ({ id, name }, index) => ({ id, name, code: "", colour: pickColour(index), isArchived: false }),
);

/** The job role of the person with that number within a location. */
export function jobRoleOf(indexAtLocation: number): DemoRole {
  return crew[indexAtLocation % crew.length] ?? barista;
}

/** The person's slot, so that the people of one role share the day. */
export function slotOf(indexAtLocation: number): Slot {
  const { name, slots } = jobRoleOf(indexAtLocation);
  const before = Array.from({ length: indexAtLocation }, (_, index) => jobRoleOf(index));
  const rank = before.filter((role) => role.name === name).length;
  return slots[rank % slots.length] ?? slots[0];
}

/** A job role by its id. */
export function jobRoleWithId(id: string): DemoRole {
  return crew.find((role) => role.id === id) ?? barista;
}

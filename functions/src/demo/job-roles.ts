/**
 * The hours of a shift, on the clock of the location; an end before the start is on the next day.
 */
export interface Slot {
  startsAtLocal: string;
  endsAtLocal: string;
}

interface JobRole {
  name: string;
  slots: readonly [Slot, ...Slot[]];
  /** Hourly rates in quarters of a dollar, both included. */
  quarters: readonly [number, number];
}

const slot = (startsAtLocal: string, endsAtLocal: string): Slot => ({ startsAtLocal, endsAtLocal });

const lead: JobRole = {
  name: "Shift Lead",
  slots: [slot("05:30", "14:00"), slot("13:00", "21:30")],
  quarters: [92, 104],
};
const barista: JobRole = {
  name: "Barista",
  slots: [slot("06:00", "14:00"), slot("13:00", "21:00"), slot("08:30", "16:30")],
  quarters: [70, 78],
};
const cashier: JobRole = {
  name: "Cashier",
  slots: [slot("08:00", "16:30"), slot("12:00", "20:00")],
  quarters: [68, 72],
};
const cook: JobRole = {
  name: "Cook",
  slots: [slot("07:00", "15:00"), slot("11:00", "19:00")],
  quarters: [76, 86],
};
const baker: JobRole = {
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
export const jobRoleNames = [...new Set(crew.map(({ name }) => name))];

/** The job role of the person with that number within a location. */
export function jobRoleOf(indexAtLocation: number): JobRole {
  return crew[indexAtLocation % crew.length] ?? barista;
}

/** The person's slot, so that the people of one role share the day. */
export function slotOf(indexAtLocation: number): Slot {
  const { name, slots } = jobRoleOf(indexAtLocation);
  const before = Array.from({ length: indexAtLocation }, (_, index) => jobRoleOf(index));
  const rank = before.filter((role) => role.name === name).length;
  return slots[rank % slots.length] ?? slots[0];
}

/** A job role by its name. */
export function jobRoleNamed(name: string): JobRole {
  return crew.find((role) => role.name === name) ?? barista;
}

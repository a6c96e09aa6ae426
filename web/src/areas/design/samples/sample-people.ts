import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { employeeIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { pickColour } from "@crewline/domain/records/company/pick-colour";
import type { StatusTone } from "../../../ui/page/status-chip.tsx";

export interface SamplePerson {
  id: EmployeeId;
  name: string;
  colour: string;
  hasPhoto: boolean;
  jobRole: string;
  location: string;
  /** Worked this week. */
  seconds: number;
  status: { tone: StatusTone; label: string };
}

export const LONG_NAME = "Maximiliana Alexandrina von Hohenstein-Waldburg";

const active = { tone: "good", label: "Active" } as const;
const onLeave = { tone: "warning", label: "On leave" } as const;
const invited = { tone: "info", label: "Invited" } as const;
const terminated = { tone: "neutral", label: "Terminated" } as const;

/** Seven people in every status, one with a name that needs two lines. */
export const samplePeople: readonly SamplePerson[] = [
  { ...base(0, "Ana Silva"), jobRole: "Barista", seconds: 135_000, status: active },
  { ...base(1, "Ben Carter"), jobRole: "Shift lead", seconds: 144_000, status: active },
  { ...base(2, "Chloe Nguyen"), jobRole: "Barista", seconds: 0, status: onLeave },
  { ...base(3, "Diego Romero"), jobRole: "Cook", seconds: 81_000, status: active },
  { ...base(4, "Emma Lindqvist"), jobRole: "Barista", seconds: 0, status: invited },
  {
    ...base(5, LONG_NAME),
    jobRole: "Assistant shift lead, Barista",
    seconds: 118_800,
    status: active,
  },
  { ...base(6, "Noah Fischer"), jobRole: "Cook", seconds: 0, status: terminated },
];

/** As many people as the list of a large company. */
export const manyPeople: readonly SamplePerson[] = Array.from({ length: 500 }, (_, index) => ({
  ...base(index + 7, `Person ${index + 1}`),
  jobRole: index % 3 === 0 ? "Cook" : "Barista",
  seconds: (index % 11) * 14_400,
  status: active,
}));

function base(index: number, name: string) {
  return {
    id: employeeIdSchema.parse(`sample${index}`),
    name,
    colour: pickColour(index),
    hasPhoto: false,
    location: index % 2 === 0 ? "Harborside" : "Market Square",
  };
}

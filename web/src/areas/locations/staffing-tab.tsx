import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { NumberInput } from "../../inputs/number-input.tsx";
import { RecordForm } from "../../ui/forms/record-form.tsx";
import { StaffingInput } from "./staffing-input.tsx";
import { useLocationForm } from "./use-location-form.ts";

const HOUR = 3600;
const PERCENT = 100;

/** How many people the place needs, and what a week of them may cost. */
export function StaffingTab({ location }: { location: LocationRecord }) {
  const { draft, change, errorOf, state } = useLocationForm(location, staffingOf);
  const { budget } = draft;
  return (
    <RecordForm {...state}>
      <StaffingInput
        value={draft.staffing}
        onChange={(staffing) => change({ staffing })}
        errorOf={(field) => errorOf(`staffing.${field}`)}
        jobRoles={location.jobRoles}
      />
      <NumberInput
        label="Weekly budget"
        unit="hours"
        value={budget.secondsPerWeek === null ? null : budget.secondsPerWeek / HOUR}
        onChange={(hours) => change({ budget: { ...budget, secondsPerWeek: scaled(hours, HOUR) } })}
        error={errorOf("budget.secondsPerWeek")}
        help="Schedules shows the planned hours beside it."
      />
      <NumberInput
        label="Labour share of sales"
        unit="%"
        value={
          budget.salesShareBasisPoints === null ? null : budget.salesShareBasisPoints / PERCENT
        }
        onChange={(share) =>
          change({ budget: { ...budget, salesShareBasisPoints: scaled(share, PERCENT) } })
        }
        error={errorOf("budget.salesShareBasisPoints")}
        help="For your reference. Admins and managers of this location see it."
      />
    </RecordForm>
  );
}

function scaled(value: number | null, factor: number): number | null {
  return value === null ? null : Math.round(value * factor);
}

function staffingOf({ staffing, budget }: LocationRecord) {
  return { staffing, budget };
}

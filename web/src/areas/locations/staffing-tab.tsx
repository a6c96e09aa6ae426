import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { OptionalHoursInput } from "../../inputs/duration-inputs.tsx";
import { NumberInput } from "../../inputs/number-input.tsx";
import { LaborBudgetFields } from "./labor-budget-fields.tsx";
import { StaffingInput } from "./staffing-input.tsx";
import { useLocationForm } from "./use-location-form.ts";
import { EditForm } from "../../ui/forms/edit-form.tsx";

const PERCENT = 100;

/** The number of people that the location needs, and the budget of their week. */
export function StaffingTab({ location }: { location: LocationRecord }) {
  const { form, mayEdit } = useLocationForm(location, staffingOf);
  const { draft, change, errorOf } = form;
  const { budget } = draft;
  return (
    <EditForm form={form} mayEdit={mayEdit}>
      <StaffingInput
        value={draft.staffing}
        onChange={(staffing) => change({ staffing })}
        errorOf={(field) => errorOf(`staffing.${field}`)}
        jobRoleIds={location.jobRoleIds}
      />
      <OptionalHoursInput
        label="Weekly budget in hours"
        value={budget.secondsPerWeek}
        onChange={(secondsPerWeek) => change({ budget: { ...budget, secondsPerWeek } })}
        error={errorOf("budget.secondsPerWeek")}
        help="Schedules compares the planned hours with it."
      />
      <LaborBudgetFields
        value={draft.laborBudget}
        onChange={(laborBudget) => change({ laborBudget })}
        errorOf={(field) => errorOf(`laborBudget.${field}`)}
      />
      <NumberInput
        label="Labor share of sales"
        unit="%"
        value={
          budget.salesShareBasisPoints === null ? null : budget.salesShareBasisPoints / PERCENT
        }
        onChange={(share) =>
          change({ budget: { ...budget, salesShareBasisPoints: basisPoints(share) } })
        }
        error={errorOf("budget.salesShareBasisPoints")}
        help="The labor cost report compares pay with this share of the sales."
      />
    </EditForm>
  );
}

function basisPoints(percent: number | null): number | null {
  return percent === null ? null : Math.round(percent * PERCENT);
}

function staffingOf({ staffing, budget, laborBudget }: LocationRecord) {
  return { staffing, budget, laborBudget };
}

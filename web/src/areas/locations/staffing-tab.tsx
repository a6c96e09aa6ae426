import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { NumberInput } from "../../inputs/number-input.tsx";
import { LaborBudgetFields } from "./labor-budget-fields.tsx";
import { StaffingInput } from "./staffing-input.tsx";
import { useLocationForm } from "./use-location-form.ts";
import { EditForm } from "../../ui/forms/edit-form.tsx";

const HOUR = 3600;
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
      <NumberInput
        label="Weekly budget in hours"
        unit="hours"
        value={budget.secondsPerWeek === null ? null : budget.secondsPerWeek / HOUR}
        onChange={(hours) => change({ budget: { ...budget, secondsPerWeek: scaled(hours, HOUR) } })}
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
          change({ budget: { ...budget, salesShareBasisPoints: scaled(share, PERCENT) } })
        }
        error={errorOf("budget.salesShareBasisPoints")}
        help="The labor cost report compares pay with this share of the sales."
      />
    </EditForm>
  );
}

function scaled(value: number | null, factor: number): number | null {
  return value === null ? null : Math.round(value * factor);
}

function staffingOf({ staffing, budget, laborBudget }: LocationRecord) {
  return { staffing, budget, laborBudget };
}

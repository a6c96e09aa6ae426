import Typography from "@mui/material/Typography";
import type { Company } from "@crewline/domain/records/company/company";
import { presetOfCountry } from "@crewline/domain/rules/phones/country-presets";
import type { Location } from "@crewline/domain/records/locations/location";
import { LocationFields } from "../../entities/locations/location-fields.tsx";
import { LocationList } from "./location-list.tsx";
import { LocationStepButtons } from "./location-step-buttons.tsx";
import { StepForm } from "./step-form.tsx";
import { useLeaveStep } from "./use-leave-step.ts";
import type { LocationDraft } from "./use-location-draft.ts";
import { useLocationDraft } from "./use-location-draft.ts";

interface LocationStepProps {
  company: Company;
  locations: readonly Location[];
}

/** The places of work, one after the other; the next one begins with the hours of the last. */
export function LocationStep({ company, locations }: LocationStepProps) {
  const form = useLocationDraft(company, locations);
  const step = useLeaveStep("location");
  const isRunning = form.isRunning || step.isRunning;
  const hasLocations = locations.length > 0;
  const isEnough = hasLocations && form.isNothing;

  const handleSubmit = async () => {
    if (!isEnough && !(await form.save())) return;
    form.close();
    if (form.edited === null) await step.leave(false);
  };
  return (
    <StepForm
      title={hasLocations ? "Your locations" : "Where do people work?"}
      text="Each location has its own schedule and time zone. Opening hours help to draft the first week."
      submitLabel={isEnough ? "Continue" : form.isNew ? "Add and continue" : "Save location"}
      onSubmit={handleSubmit}
      isUnsaved={form.isUnsaved}
      isRunning={isRunning}
      problem={form.problem ?? step.problem}
      other={
        <LocationStepButtons
          form={form}
          hasLocations={hasLocations}
          isRunning={isRunning}
          onSkip={() => step.leave(true)}
        />
      }
    >
      {hasLocations && <LocationList locations={locations} form={form} />}
      {form.isOpen && (
        <LocationStepFields
          form={form}
          count={locations.length}
          zones={presetOfCountry(company.country)?.timeZones ?? []}
        />
      )}
    </StepForm>
  );
}

interface LocationStepFieldsProps {
  form: LocationDraft;
  /** The number of locations. */
  count: number;
  zones: readonly string[];
}

/** The location that is added or edited, under a heading once there are others. */
function LocationStepFields({ form, count, zones }: LocationStepFieldsProps) {
  const { edited } = form;
  return (
    <>
      {count > 0 && (
        <Typography variant="h2">
          {edited === null ? "Another location" : `Edit ${edited.name}`}
        </Typography>
      )}
      <LocationFields
        key={edited?.id ?? `new ${count}`}
        value={form.draft}
        onChange={form.setDraft}
        errorOf={form.errorOf}
        firstZones={zones}
        autoFocus={count > 0}
      />
    </>
  );
}

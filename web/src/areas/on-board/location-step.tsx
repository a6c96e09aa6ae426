import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Company } from "@crewline/domain/company/company";
import { presetOfCountry } from "@crewline/domain/company/country-presets";
import type { Location } from "@crewline/domain/locations/location";
import { openingHoursText } from "@crewline/domain/locations/opening-hours-text";
import { formatLocalTime } from "@crewline/domain/time/format";
import { LocationFields } from "../../pickers/location-fields.tsx";
import { SkipButton } from "./skip-button.tsx";
import { StepForm } from "./step-form.tsx";
import { StepList } from "./step-list.ts";
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
        <OtherButtons
          form={form}
          hasLocations={hasLocations}
          isRunning={isRunning}
          onSkip={() => step.leave(true)}
        />
      }
    >
      {hasLocations && <LocationList locations={locations} form={form} />}
      {form.isOpen && (
        <LocationForm
          form={form}
          count={locations.length}
          zones={presetOfCountry(company.country)?.timeZones ?? []}
        />
      )}
    </StepForm>
  );
}

interface OtherButtonsProps {
  form: LocationDraft;
  hasLocations: boolean;
  isRunning: boolean;
  onSkip: () => Promise<void>;
}

function OtherButtons({ form, hasLocations, isRunning, onSkip }: OtherButtonsProps) {
  const handleAnother = async () => {
    if (!form.isNew || (await form.save())) form.startAnother();
  };
  return (
    <>
      {!(form.isNew && form.isBlank && hasLocations) && (
        <Button
          variant="outlined"
          size="large"
          startIcon={<Add />}
          disabled={isRunning || form.edited !== null}
          onClick={() => void handleAnother()}
        >
          Add another location
        </Button>
      )}
      {form.isOpen && hasLocations && (
        <Button color="inherit" size="large" disabled={isRunning} onClick={form.close}>
          Cancel
        </Button>
      )}
      {!hasLocations && <SkipButton onSkip={onSkip} isRunning={isRunning} />}
    </>
  );
}

interface LocationFormProps {
  form: LocationDraft;
  /** How many locations there are. */
  count: number;
  zones: readonly string[];
}

function LocationForm({ form, count, zones }: LocationFormProps) {
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

interface LocationListProps {
  locations: readonly Location[];
  form: LocationDraft;
}

function LocationList({ locations, form }: LocationListProps) {
  return (
    <StepList aria-label="Your locations">
      {locations.map((location) => (
        <li key={location.id}>
          <strong>{location.name}</strong>
          <span className="quiet">{openingHoursText(location.openingHours, formatLocalTime)}</span>
          <Button
            className="end"
            size="small"
            aria-label={`Edit ${location.name}`}
            onClick={() => form.edit(location)}
          >
            Edit
          </Button>
        </li>
      ))}
    </StepList>
  );
}

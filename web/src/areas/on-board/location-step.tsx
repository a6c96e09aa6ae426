import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Company } from "@crewline/domain/company/company";
import { presetOfCountry } from "@crewline/domain/company/country-presets";
import type { Location, LocationInput } from "@crewline/domain/locations/location";
import { addLocationSchema } from "@crewline/domain/locations/location-inputs";
import { openingHoursText } from "@crewline/domain/locations/opening-hours-text";
import { formatLocalTime } from "@crewline/domain/time/format";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { LocationFields } from "../../pickers/location-fields.tsx";
import { newLocation } from "../../pickers/new-location.ts";
import { useCheckedForm } from "../../ui/use-checked-form.ts";
import { SkipButton } from "./skip-button.tsx";
import { StepForm } from "./step-form.tsx";
import { StepList } from "./step-list.ts";
import { useLeaveStep } from "./use-leave-step.ts";

const inputSchema = addLocationSchema.omit({ idempotencyKey: true });

interface LocationStepProps {
  company: Company;
  locations: readonly Location[];
}

/** The places of work, one after the other; the next one begins with the hours of the last. */
export function LocationStep({ company, locations }: LocationStepProps) {
  const [location, setLocation] = useState<LocationInput>(() => newLocation(company.timeZone));
  const form = useCheckedForm(inputSchema, useCommand(trpc.locations.add.mutationOptions()));
  const step = useLeaveStep("location");
  const isBlank = location.name.trim() === "";
  const isEnough = isBlank && locations.length > 0;
  const isRunning = form.isRunning || step.isRunning;

  const add = async () => (await form.submit({ location })) !== null;
  const handleSubmit = async () => {
    if (isEnough || (await add())) await step.leave(false);
  };
  const handleAnother = async () => {
    if (!(await add())) return;
    setLocation({ ...location, name: "", address: "" });
    document.querySelector<HTMLInputElement>("input[required]")?.focus();
  };

  return (
    <StepForm
      title={locations.length === 0 ? "Where do people work?" : "Is there another location?"}
      text="Schedules are made for each location, in its own time. Opening hours help to draft the first week."
      submitLabel={isEnough ? "Continue" : "Add and continue"}
      onSubmit={handleSubmit}
      isRunning={isRunning}
      problem={form.problem ?? step.problem}
      other={
        <>
          {!isBlank && (
            <Button
              variant="outlined"
              size="large"
              disabled={isRunning}
              onClick={() => void handleAnother()}
            >
              Add another
            </Button>
          )}
          {locations.length === 0 && (
            <SkipButton onSkip={() => step.leave(true)} isRunning={isRunning} />
          )}
        </>
      }
    >
      {locations.length > 0 && (
        <StepList aria-label="Your locations">
          {locations.map(({ id, name, openingHours }) => (
            <li key={id}>
              <strong>{name}</strong>
              <Typography component="span" sx={{ color: "text.secondary" }}>
                {openingHoursText(openingHours, formatLocalTime)}
              </Typography>
            </li>
          ))}
        </StepList>
      )}
      <LocationFields
        value={location}
        onChange={setLocation}
        errorOf={(field) => form.errorOf(`location.${field}`)}
        firstZones={presetOfCountry(company.country)?.timeZones ?? []}
      />
    </StepForm>
  );
}

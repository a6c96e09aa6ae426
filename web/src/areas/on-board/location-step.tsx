import { useState } from "react";
import type { Company } from "@crewline/domain/company/company";
import { presetOfCountry } from "@crewline/domain/company/country-presets";
import type { LocationInput } from "@crewline/domain/locations/location";
import { addLocationSchema } from "@crewline/domain/locations/location";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { LocationFields } from "../../pickers/location-fields.tsx";
import { newLocation } from "../../pickers/new-location.ts";
import { useCheckedForm } from "../../ui/use-checked-form.ts";
import { LaterButton } from "./later-button.tsx";
import { StepForm } from "./step-form.tsx";

const inputSchema = addLocationSchema.omit({ idempotencyKey: true });

/** The first place of work; the live list of locations moves on to the next step. */
export function LocationStep({ company }: { company: Company }) {
  const [location, setLocation] = useState<LocationInput>(() => newLocation(company.timeZone));
  const form = useCheckedForm(inputSchema, useCommand(trpc.locations.add.mutationOptions()));
  return (
    <StepForm
      title="Where do people work?"
      text="Add the first location. Schedules are made for each location, in its own time."
      submitLabel="Add location"
      onSubmit={async () => void (await form.submit({ location }))}
      isRunning={form.isRunning}
      problem={form.problem}
      other={<LaterButton />}
    >
      <LocationFields
        value={location}
        onChange={setLocation}
        errorOf={(field) => form.errorOf(`location.${field}`)}
        firstZones={presetOfCountry(company.country)?.timeZones ?? []}
      />
    </StepForm>
  );
}

import { useState } from "react";
import type { Company } from "@crewline/domain/records/company/company";
import { presetOfCountry } from "@crewline/domain/rules/phones/country-presets";
import { addLocationSchema } from "@crewline/domain/rules/locations/location-inputs";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { LocationFields } from "../../entities/locations/location-fields.tsx";
import { newLocation } from "../../entities/locations/new-location.ts";
import { useCompany } from "../../entities/company/use-company.ts";
import { FormDialog } from "../../ui/forms/form-dialog.tsx";
import { useCheckedForm } from "../../ui/forms/use-checked-form.ts";
import { useNotice } from "../../ui/notices/use-notice.ts";

const inputSchema = addLocationSchema.omit({ idempotencyKey: true });

/** Asks for a new location; starts in the company's own zone. */
export function AddLocationDialog({ onClose }: { onClose: () => void }) {
  const company = useCompany();
  if (company.status !== "ready") return null;
  return <Form company={company.data} onClose={onClose} />;
}

function Form({ company, onClose }: { company: Company; onClose: () => void }) {
  const [location, setLocation] = useState(() => newLocation(company.timeZone));
  const form = useCheckedForm(inputSchema, useCommand(trpc.locations.add.mutationOptions()));
  const notify = useNotice();

  const handleSubmit = async () => {
    if ((await form.submit({ location })) === null) return;
    notify(`${location.name.trim()} is added.`);
    onClose();
  };

  return (
    <FormDialog
      open
      title="Add location"
      submitLabel="Add location"
      onSubmit={handleSubmit}
      isRunning={form.isRunning}
      problem={form.problem}
      onClose={onClose}
    >
      <LocationFields
        value={location}
        onChange={setLocation}
        errorOf={(field) => form.errorOf(`location.${field}`)}
        firstZones={presetOfCountry(company.country)?.timeZones ?? []}
      />
    </FormDialog>
  );
}

import { z } from "zod/mini";
import type { Company } from "@crewline/domain/records/company/company";
import { presetOfCountry } from "@crewline/domain/rules/phones/country-presets";
import { addLocationSchema } from "@crewline/domain/rules/locations/location-inputs";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { LocationFields } from "../../entities/locations/location-fields.tsx";
import { newLocation } from "../../entities/locations/new-location.ts";
import { useCompany } from "../../entities/company/use-company.ts";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../ui/forms/use-form.ts";

const inputSchema = z.omit(addLocationSchema, { idempotencyKey: true });

/** Asks for a new location; starts in the company's own zone. */
export function AddLocationDialog({ onClose }: { onClose: () => void }) {
  const company = useCompany();
  if (company.status !== "ready") return null;
  return <Form company={company.data} onClose={onClose} />;
}

function Form({ company, onClose }: { company: Company; onClose: () => void }) {
  const form = useForm({
    suggested: { location: newLocation(company.timeZone) },
    schema: inputSchema,
    command: useCommand(trpc.locations.add.mutationOptions()),
    input: (draft) => draft,
    fieldsAt: "location",
    saved: ({ location }) => `${location.name.trim()} is added.`,
    onSaved: onClose,
  });

  return (
    <EditDialog form={form} title="Add location" submitLabel="Add location" onClose={onClose}>
      <LocationFields
        value={form.draft.location}
        onChange={(location) => form.change({ location })}
        errorOf={form.errorOf}
        firstZones={presetOfCountry(company.country)?.timeZones ?? []}
      />
    </EditDialog>
  );
}

import { z } from "zod/mini";
import { useState } from "react";
import type { Company } from "@crewline/domain/records/company/company";
import type { Location } from "@crewline/domain/records/locations/location";
import type { LocationInput } from "@crewline/domain/records/locations/location-record";
import { locationInputSchema } from "@crewline/domain/records/locations/location-record";
import {
  addLocationSchema,
  saveLocationSchema,
} from "@crewline/domain/rules/locations/location-inputs";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { newLocation } from "../../entities/locations/new-location.ts";
import { useCheckedForm } from "../../ui/forms/use-checked-form.ts";
import { anotherLocation } from "./another-location.ts";

const addSchema = z.omit(addLocationSchema, { idempotencyKey: true });
const saveSchema = z.omit(saveLocationSchema, { idempotencyKey: true });

/** The location in the form: a new one, an existing one, or none. */
export function useLocationDraft(company: Company, locations: readonly Location[]) {
  const [draft, setDraft] = useState<LocationInput>(() => newLocation(company.timeZone));
  const [first, setFirst] = useState(draft);
  const [edited, setEdited] = useState<Location | null>(null);
  const [isOpen, setIsOpen] = useState(locations.length === 0);
  const addForm = useCheckedForm(addSchema, useCommand(trpc.locations.add.mutationOptions()));
  const saveForm = useCheckedForm(saveSchema, useCommand(trpc.locations.save.mutationOptions()));
  const form = edited === null ? addForm : saveForm;

  const show = (
    location: LocationInput | null,
    existing: Location | null,
    withTyped: (typed: LocationInput) => LocationInput = () => location ?? draft,
  ) => {
    addForm.clear();
    saveForm.clear();
    if (location !== null) {
      setDraft(withTyped);
      setFirst(location);
    }
    setEdited(existing);
    setIsOpen(location !== null);
  };

  /** A blank form that begins with the zone and the hours of the last location. */
  const startAnother = () => {
    if (isOpen) {
      show(anotherLocation(draft, draft), null, (typed) => anotherLocation(draft, typed));
      return;
    }
    const { timeZone, openingHours } = locations.at(-1) ?? draft;
    show({ timeZone, openingHours, name: "", address: "" }, null);
  };

  const save = async (): Promise<boolean> => {
    if (edited === null) return (await addForm.submit({ location: draft })) !== null;
    const { id: locationId, version: expectedVersion } = edited;
    const saved = await saveForm.submit({ locationId, expectedVersion, location: draft });
    return saved !== null;
  };

  const isNew = isOpen && edited === null;
  const isBlank = draft.name.trim() === "";
  return {
    draft,
    setDraft,
    edited,
    isOpen,
    isNew,
    isBlank,
    isUnsaved: isOpen && JSON.stringify(draft) !== JSON.stringify(first),
    /** True when the form holds nothing to save. */
    isNothing: !isOpen || (isNew && isBlank),
    save,
    startAnother,
    edit: (location: Location) => show(locationInputSchema.parse(location), location),
    close: () => show(null, null),
    isRunning: form.isRunning,
    problem: form.problem,
    errorOf: (field: string) => form.errorOf(`location.${field}`),
  };
}

export type LocationDraft = ReturnType<typeof useLocationDraft>;

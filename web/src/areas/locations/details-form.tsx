import { useState } from "react";
import type { Company } from "@crewline/domain/records/company/company";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { locationCountry } from "@crewline/domain/rules/phones/location-country";
import type { Phones } from "@crewline/domain/kernel/phones/phones";
import type { PhoneLibrary } from "../../entities/company/use-phones.ts";
import { EditForm } from "../../ui/forms/edit-form.tsx";
import { DetailsFields } from "./details-fields.tsx";
import { useLocationForm } from "./use-location-form.ts";
import { ZoneMoveDialog } from "./zone-move-dialog.tsx";

/** What the details of a location depend on. */
export interface LocationCompany {
  company: Company;
  library: PhoneLibrary;
}

interface DetailsFormProps extends LocationCompany {
  location: LocationRecord;
  /** Called after saving and after Cancel. */
  onDone: () => void;
}

/** The location's name and address; another zone is previewed before it is saved. */
export function DetailsForm({ location, company, library, onDone }: DetailsFormProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { form, saveAndMove } = useLocationForm(
    location,
    (saved) => detailsOf(saved, library.phonesOf(locationCountry(saved, company.country))),
    onDone,
  );
  const { draft, isRunning, problem } = form;
  const movesZone = draft.timeZone !== location.timeZone;

  return (
    <>
      <EditForm
        form={isAsking ? { ...form, problem: null } : form}
        onSubmit={movesZone ? () => setIsAsking(true) : form.submit}
        onCancel={onDone}
      >
        <DetailsFields draft={draft} onChange={form.change} errorOf={form.errorOf} />
      </EditForm>
      {isAsking && (
        <ZoneMoveDialog
          location={location}
          timeZone={draft.timeZone}
          isRunning={isRunning}
          problem={problem}
          onConfirm={saveAndMove}
          onClose={() => {
            setIsAsking(false);
            form.clear();
          }}
        />
      )}
    </>
  );
}

function detailsOf(location: LocationRecord, phones: Phones) {
  const { name, address, costCentre, timeZone, jobRoleIds, areas } = location;
  const { minimumWageTenThousandths } = location;
  return {
    name,
    address,
    phone: phones.format(location.phone),
    costCentre,
    timeZone,
    jobRoleIds,
    areas,
    minimumWageTenThousandths,
  };
}
export type DetailsDraft = ReturnType<typeof detailsOf>;

import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { useState } from "react";
import type { Company } from "@crewline/domain/records/company/company";
import { locationCountry } from "@crewline/domain/rules/phones/location-country";
import type { Phones } from "@crewline/domain/kernel/phones/phones";
import { useCompany } from "../../entities/company/use-company.ts";
import type { PhoneLibrary } from "../../entities/company/use-phones.ts";
import { usePhoneLibrary } from "../../entities/company/use-phones.ts";
import { EditForm } from "../../ui/forms/edit-form.tsx";
import { DataStates } from "../../ui/page/data-states.tsx";
import { allResults } from "../../ui/loading/load-result.ts";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { DetailsFields } from "./details-fields.tsx";
import { LocationActions } from "./location-actions.tsx";
import { useLocationForm } from "./use-location-form.ts";
import { ZoneMoveDialog } from "./zone-move-dialog.tsx";

interface DetailsTabProps {
  location: LocationRecord;
  onOpen: (locationId: LocationId) => void;
}

/** The location's name and address; another zone is previewed before it is saved. */
export function DetailsTab(props: DetailsTabProps) {
  const result = allResults({ company: useCompany(), library: usePhoneLibrary() });
  return (
    <DataStates result={result} label="the location">
      {(data) => <DetailsForm {...props} {...data} />}
    </DataStates>
  );
}

interface DetailsFormProps extends DetailsTabProps {
  company: Company;
  library: PhoneLibrary;
}

function DetailsForm({ location, onOpen, company, library }: DetailsFormProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { form, mayEdit, saveAndMove } = useLocationForm(
    location,
    (saved) => detailsOf(saved, library.phonesOf(locationCountry(saved, company.country))),
    () => setIsAsking(false),
  );
  const { draft, isRunning, problem } = form;
  const movesZone = draft.timeZone !== location.timeZone;

  return (
    <>
      <EditForm
        form={isAsking ? { ...form, problem: null } : form}
        mayEdit={mayEdit}
        onSubmit={movesZone ? () => setIsAsking(true) : form.submit}
        actions={<LocationActions location={location} onOpen={onOpen} />}
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

import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { useCompany } from "../../entities/company/use-company.ts";
import { usePhoneLibrary } from "../../entities/company/use-phones.ts";
import { useMay } from "../../session/actor/use-may.ts";
import { allResults } from "../../ui/loading/load-result.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { RecordPart } from "../../ui/page/record-part.tsx";
import type { LocationCompany } from "./details-form.tsx";
import { DetailsForm } from "./details-form.tsx";
import { LocationActions } from "./location-actions.tsx";
import { useLocationFacts } from "./use-location-facts.tsx";

interface DetailsTabProps {
  location: LocationRecord;
  onOpen: (locationId: LocationId) => void;
}

/** The location's name and address to read and to change, and what else can be done with it. */
export function DetailsTab(props: DetailsTabProps) {
  const result = allResults({ company: useCompany(), library: usePhoneLibrary() });
  return (
    <DataStates result={result} label="the location">
      {(data) => <Details {...props} data={data} />}
    </DataStates>
  );
}

function Details({ location, onOpen, data }: DetailsTabProps & { data: LocationCompany }) {
  const [isEdited, setIsEdited] = useState(false);
  const mayEdit = useMay("locations", "edit");
  const facts = useLocationFacts(location, data.company);
  return (
    <Stack spacing={3}>
      <RecordPart
        title="Details"
        facts={facts}
        mayEdit={mayEdit}
        isEdited={isEdited}
        onEdit={() => setIsEdited(true)}
      >
        <DetailsForm location={location} {...data} onDone={() => setIsEdited(false)} />
      </RecordPart>
      {mayEdit && <LocationActions location={location} onOpen={onOpen} />}
    </Stack>
  );
}

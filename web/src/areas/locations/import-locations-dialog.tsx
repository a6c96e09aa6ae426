import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useCallback, useState } from "react";
import type { Company } from "@crewline/domain/records/company/company";
import { locationImportFields } from "@crewline/domain/projections/locations/import-fields";
import { locationCountry } from "@crewline/domain/rules/phones/location-country";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { locationsCsv, planLocations } from "@crewline/domain/projections/locations/plan-import";
import { useLocale } from "../../locale/use-locale.ts";
import type { ImportFile } from "../../entities/batches/import/csv-import-steps.tsx";
import { CsvImportDialog } from "../../entities/batches/import/csv-import-dialog.tsx";
import { useCompany } from "../../entities/company/use-company.ts";
import type { PhoneLibrary } from "../../entities/company/use-phones.ts";
import { usePhoneLibrary } from "../../entities/company/use-phones.ts";
import { downloadText } from "../../ui/tables/csv-file.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { FormDialog } from "../../ui/forms/form-dialog.tsx";
import { allResults } from "../../ui/loading/load-result.ts";
import { useLocationBatches } from "./use-location-batches.ts";

interface ImportLocationsDialogProps {
  locations: readonly LocationRecord[];
  onClose: () => void;
}

/** Adds and changes locations from a file of a spreadsheet. */
export function ImportLocationsDialog(props: ImportLocationsDialogProps) {
  const ready = allResults({ company: useCompany(), library: usePhoneLibrary() });
  if (ready.status === "ready") return <Import {...props} {...ready.data} />;
  return (
    <FormDialog
      open
      title={TITLE}
      submitLabel="Next"
      onSubmit={props.onClose}
      isRunning={ready.status === "loading"}
      problem={null}
      onClose={props.onClose}
    >
      <DataStates result={ready} label="the locations">
        {() => null}
      </DataStates>
    </FormDialog>
  );
}

const TITLE = "Import locations";

interface ImportProps extends ImportLocationsDialogProps {
  company: Company;
  library: PhoneLibrary;
}

function Import({ locations, company, library, onClose }: ImportProps) {
  const locale = useLocale();
  const { commands, problem } = useLocationBatches();
  // The dry run compares with the data at the opening of the dialog; the server checks again.
  const [kept] = useState(locations);
  const { timeZone, country, jobRoles } = company;
  const phonesAt = useCallback(
    (location: LocationRecord) => library.phonesOf(locationCountry(location, country)),
    [library, country],
  );
  const plan = useCallback(
    ({ rows, map }: ImportFile) =>
      planLocations({
        rows,
        map,
        locations: kept,
        timeZone,
        phonesAt,
        jobRoles,
        locale,
      }),
    [kept, timeZone, phonesAt, jobRoles, locale],
  );
  return (
    <CsvImportDialog
      title={TITLE}
      intro={
        <div>
          <Typography sx={{ mb: 1 }}>
            Lines find their locations by the record ID of our own file, then by the name. Empty
            cells change nothing. You see what will change before anything does.
          </Typography>
          <Button
            color="inherit"
            variant="outlined"
            onClick={() =>
              downloadText(
                "locations.csv",
                locationsCsv(kept, { phones: library.phonesOf(country), jobRoles, locale }),
              )
            }
          >
            Download the present data
          </Button>
        </div>
      }
      fields={locationImportFields(locale)}
      plan={plan}
      problem={problem}
      onClose={onClose}
      {...commands}
    />
  );
}

import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useCallback, useState } from "react";
import { locationImportFields } from "@crewline/domain/locations/import-fields";
import type { Location } from "@crewline/domain/locations/location";
import { locationsCsv, planLocations } from "@crewline/domain/locations/plan-import";
import type { ImportFile } from "../../lists/csv-import-dialog.tsx";
import { CsvImportDialog } from "../../lists/csv-import-dialog.tsx";
import { useCompany } from "../../pickers/use-company.ts";
import { browserZone } from "../../pickers/zone-picker.tsx";
import { downloadText } from "../../ui/csv-file.ts";
import { useLocationBatches } from "./use-location-batches.ts";

interface ImportLocationsDialogProps {
  locations: readonly Location[];
  onClose: () => void;
}

/** Adds and changes locations from a file of a spreadsheet. */
export function ImportLocationsDialog({ locations, onClose }: ImportLocationsDialogProps) {
  const company = useCompany();
  const { commands, problem } = useLocationBatches();
  // What the dry run compares with stays as it was when the dialog opened; the server looks again.
  const [kept] = useState(locations);
  const timeZone = company.status === "ready" ? company.data.timeZone : browserZone();
  const plan = useCallback(
    ({ rows, map }: ImportFile) => planLocations({ rows, map, locations: kept, timeZone }),
    [kept, timeZone],
  );
  return (
    <CsvImportDialog
      title="Import locations"
      intro={
        <div>
          <Typography sx={{ mb: 1 }}>
            Lines find their locations by the record ID of our own file, then by the name. Empty
            cells change nothing. You see what will change before anything does.
          </Typography>
          <Button
            color="inherit"
            variant="outlined"
            onClick={() => downloadText("locations.csv", locationsCsv(kept))}
          >
            Download the present data
          </Button>
        </div>
      }
      fields={locationImportFields}
      plan={plan}
      problem={problem}
      onClose={onClose}
      {...commands}
    />
  );
}

import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useCallback, useMemo, useState } from "react";
import {
  employeesCsv,
  importFields,
} from "@crewline/domain/projections/people-import/employees-csv";
import { planImport } from "@crewline/domain/projections/people-import/plan-import";
import { ratesLeftOutWords } from "@crewline/domain/projections/wage-changes/rate-headings";
import type { ImportFile } from "../../entities/batches/import/csv-import-steps.tsx";
import { CsvImportDialog } from "../../entities/batches/import/csv-import-dialog.tsx";
import { LocationsPicker } from "../../entities/locations/locations-picker.tsx";
import { todayIn } from "../../time/use-today.ts";
import { useMay } from "../../session/actor/use-may.ts";
import { CheckInput } from "../../ui/inputs/check-input.tsx";
import { downloadText } from "../../ui/tables/csv-file.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { FormDialog } from "../../ui/forms/form-dialog.tsx";
import { useEmployeeBatches } from "../../entities/employees/use-employee-batches.ts";
import type { PeopleOnFile } from "./use-people-on-file.ts";
import { usePeopleOnFile } from "./use-people-on-file.ts";

/** Adds and changes people from a file of a spreadsheet. */
export function ImportPeopleDialog({ onClose }: { onClose: () => void }) {
  const result = usePeopleOnFile();
  // The dry run compares with the data at the opening of the dialog; the server checks again.
  const [kept, setKept] = useState<PeopleOnFile | null>(null);
  if (kept === null && result.status === "ready") setKept(result.data);
  if (kept !== null) return <Import onFile={kept} onClose={onClose} />;
  return (
    <FormDialog
      open
      title="Import people"
      submitLabel="Next"
      onSubmit={onClose}
      isRunning={result.status === "loading"}
      problem={null}
      onClose={onClose}
    >
      <DataStates result={result} label="the people">
        {() => null}
      </DataStates>
    </FormDialog>
  );
}

function Import({ onFile, onClose }: { onFile: PeopleOnFile; onClose: () => void }) {
  const mayAdd = useMay("employees", "add");
  const today = todayIn("UTC");
  const { commands, problem } = useEmployeeBatches();
  const [clearsEmpty, setClearsEmpty] = useState(false);
  const [newLocationIds, setNewLocationIds] = useState(() => onlyActive(onFile));
  const fields = useMemo(() => importFields(onFile.terms), [onFile]);
  const plan = useCallback(
    ({ rows, map }: ImportFile) =>
      planImport({ rows, map, ...onFile, clearsEmpty, mayAdd, today, newLocationIds }),
    [onFile, clearsEmpty, mayAdd, today, newLocationIds],
  );
  return (
    <CsvImportDialog
      title="Import people"
      intro={<Intro onFile={onFile} />}
      fields={fields}
      options={
        <>
          <CheckInput
            label="Empty cells clear the value"
            value={clearsEmpty}
            onChange={setClearsEmpty}
            help="Otherwise an empty cell leaves the value as it is."
          />
          {mayAdd && (
            <LocationsPicker
              label="New people work at"
              value={newLocationIds}
              onChange={(ids) => setNewLocationIds([...ids])}
              help="For lines of new people that name no location."
            />
          )}
        </>
      }
      plan={plan}
      leftOutWords={(headings) => ratesLeftOutWords(headings, onFile.terms.locale)}
      problem={problem}
      onClose={onClose}
      {...commands}
    />
  );
}

function Intro({ onFile: { people, terms } }: { onFile: PeopleOnFile }) {
  return (
    <div>
      <Typography sx={{ mb: 1 }}>
        We match by record ID, payroll ID, then e-mail. You check every change before it is saved.
      </Typography>
      <Button
        color="inherit"
        variant="outlined"
        onClick={() => downloadText("people.csv", employeesCsv(people, terms))}
      >
        Download the present data
      </Button>
    </div>
  );
}

function onlyActive({ locations }: PeopleOnFile): LocationId[] {
  const active = locations.filter(({ status }) => status === "active");
  return active.length === 1 ? active.map(({ id }) => id) : [];
}

import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useCallback, useState } from "react";
import { counted } from "@crewline/domain/kernel/formats/counted";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { FileShift } from "@crewline/domain/projections/shift-file/plan-shift-import";
import { planShiftImport } from "@crewline/domain/projections/shift-file/plan-shift-import";
import { shiftFields } from "@crewline/domain/projections/shift-file/shift-fields";
import { shiftWeeks, withCheckedShift } from "@crewline/domain/projections/shift-file/shift-weeks";
import type { ImportedWeek } from "@crewline/domain/records/schedules/shift-import";
import { shiftImportWords } from "@crewline/domain/words/imports/shift-import-words";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import type { ImportFile } from "../../../entities/batches/import/csv-import-steps.tsx";
import { CsvImportSteps } from "../../../entities/batches/import/csv-import-steps.tsx";
import type { OrderChoice } from "../../../entities/batches/import/day-order-input.tsx";
import { DayOrderInput, orderOfFile } from "../../../entities/batches/import/day-order-input.tsx";
import { ImportDone } from "../../../entities/batches/import-done.tsx";
import { useBatches } from "../../../entities/batches/use-batches.ts";
import { locationNames } from "../../../entities/locations/location-names.ts";
import { LocationPicker } from "../../../entities/locations/location-picker.tsx";
import { useActor } from "../../../session/actor/use-actor.ts";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { DataStates } from "../../../ui/page/data-states.tsx";
import type { WeekSteps } from "../copies/use-batch-step.ts";
import { useBatchStep } from "../copies/use-batch-step.ts";
import { useBatchReason } from "../copies/use-batch-reason.ts";
import { ReasonInput } from "../rules/reason-input.tsx";
import type { Imported } from "./import-again.ts";
import { importAgain } from "./import-again.ts";
import type { ImportTerms } from "./use-import-terms.ts";
import { useImportTerms } from "./use-import-terms.ts";
import { useShiftCheck } from "./use-shift-check.ts";

const TITLE = "Import shifts";

interface ImportShiftsDialogProps<S> {
  /** Of lines that name none. */
  locationId: LocationId;
  /** The steps of the week on screen, of which an import is one. */
  steps: WeekSteps<S>;
  onClose: () => void;
}

/** Adds the shifts of a file as drafts, after a dry run. */
export function ImportShiftsDialog<S>(props: ImportShiftsDialogProps<S>) {
  const result = useImportTerms();
  // The dry run compares with the data at the opening of the dialog; the server checks again.
  const [kept, setKept] = useState<ImportTerms | null>(null);
  if (kept === null && result.status === "ready") setKept(result.data);
  if (kept !== null) return <Import {...props} start={kept} />;
  return (
    <FormDialog
      open
      title={TITLE}
      submitLabel="Next"
      onSubmit={props.onClose}
      isRunning={result.status === "loading"}
      problem={null}
      onClose={props.onClose}
    >
      <DataStates result={result} label="the employees">
        {() => null}
      </DataStates>
    </FormDialog>
  );
}

function Import<S>({
  start,
  steps,
  onClose,
  ...of
}: ImportShiftsDialogProps<S> & { start: ImportTerms }) {
  const { terms, startsOn } = start;
  const { locale } = terms;
  const { locationIds } = useActor();
  const [locationId, setLocationId] = useState<LocationId | "">(of.locationId);
  const [order, setOrder] = useState<OrderChoice>("automatic");
  const check = useShiftCheck();
  const { checked } = check;
  const reason = useBatchReason(checked.reasons);
  const { batches, problem } = useImportBatches(reason.overriding);
  const { drafts } = shiftImportWords(locale);
  const { keep, shown } = useBatchStep(steps, batches, onClose);
  const planOf = useCallback(
    ({ rows, map }: ImportFile) => {
      const file = { rows, map, fields: ["startDay", "endDay"] };
      const dayOrder = orderOfFile(order, file, start.usualOrder);
      return planShiftImport({ ...terms, dayOrder, locationId: locationId || null, rows, map });
    },
    [terms, start.usualOrder, order, locationId],
  );
  const plan = useCallback(
    (file: ImportFile) =>
      planOf(file).map((row) => withCheckedShift(row, checked.rows.get(String(row.line)))),
    [planOf, checked],
  );
  const weeksOf = (file: ImportFile) => {
    const shifts = planOf(file).flatMap(({ row }) => row ?? []);
    return shiftWeeks(shifts, { startsOn, placeOf: locationNames(terms.locations), locale });
  };
  const send = async (rows: readonly FileShift[]) => {
    if (!reason.check()) return;
    const { weeks } = checked;
    const outcome = await batches.run(TITLE, weeks);
    if (outcome === null) return;
    const subject = counted(rows.length, nouns.shift, locale);
    const again = importAgain({ title: TITLE, weeks, ...reason.overriding });
    keep(outcome, { action: "import", subject, again });
  };

  if (shown !== null)
    return <ImportDone {...shown} title={TITLE} problem={problem} onClose={onClose} />;
  return (
    <CsvImportSteps
      title={TITLE}
      intro={
        <Typography>
          One line for each shift: e-mail, start and end, location, job role, unpaid break and
          comment. A line without an employee is an open shift. Shifts that are there already stay
          as they are. {drafts}
        </Typography>
      }
      fields={shiftFields}
      options={
        <Stack direction={{ xs: "column", sm: "row" }} spacing={2} sx={{ mt: 2 }}>
          <DayOrderInput value={order} onChange={setOrder} />
          <LocationPicker
            label="Lines without a location"
            value={locationId}
            onChange={setLocationId}
            allLabel="Leave out"
            help="Times are read in the time zone of the location."
            {...(locationIds !== null && { within: locationIds })}
          />
        </Stack>
      }
      plan={plan}
      check={{ run: (file) => check.run(weeksOf(file)), progress: check.progress }}
      leftOutWords={(headings) => (headings.includes("Published") ? drafts : null)}
      reasonInput={reason.isNeeded ? <ReasonInput {...reason.field} /> : null}
      onSend={send}
      progress={batches.progress}
      problem={check.problem ?? problem}
      onClose={onClose}
    />
  );
}

/** Sends one week a call, and undoes what was sent. */
function useImportBatches(overriding: Pick<Imported, "override">) {
  const save = useCommand(trpc.schedules.importShifts.mutationOptions());
  const undo = useCommand(trpc.schedules.undoBatch.mutationOptions());
  const batches = useBatches<ImportedWeek>({
    save: (bulk) => save.run({ ...bulk, ...overriding }),
    undo: (batchId) => undo.run({ batchId }),
    rowsAtOnce: 1,
  });
  return { batches, problem: save.problem ?? undo.problem };
}

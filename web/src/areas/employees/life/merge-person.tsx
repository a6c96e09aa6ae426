import { chosenId } from "@crewline/domain/kernel/ids/read-id";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { MergeFact } from "@crewline/domain/records/employees/merge-fact";
import type { MergePreview } from "@crewline/domain/projections/employees/preview-merge";
import { counted } from "@crewline/domain/kernel/formats/counted";
import { useLocale } from "../../../locale/use-locale.ts";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { EmployeePicker } from "../../../entities/employees/employee-picker.tsx";
import { useMay } from "../../../session/actor/use-may.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { queryResult } from "../../../ui/loading/load-result.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { KeptFields } from "./kept-fields.tsx";
import { MergeChoices } from "./merge-choices.tsx";
import type { LifeDialogProps } from "./end-employment-dialog.tsx";

/** More of them mean that these are two people, which the first ones tell as well. */
const MOST_PROBLEMS = 5;

/** For admins, the way to make one record of two of the same person. */
export function MergePerson({ employee }: { employee: Employee }) {
  const [isOpen, setOpen] = useState(false);
  if (!useMay("employees", "giveAccess")) return null;
  return (
    <div>
      <Button size="small" variant="outlined" color="inherit" onClick={() => setOpen(true)}>
        Merge a duplicate
      </Button>
      {isOpen && <MergeDialog employee={employee} onClose={() => setOpen(false)} />}
    </div>
  );
}

function MergeDialog({ employee, onClose }: LifeDialogProps) {
  const [duplicateId, setDuplicateId] = useState<EmployeeId | "">("");
  const merge = useCommand(trpc.employees.merge.mutationOptions());
  const notify = useNotice();
  const { id: employeeId, version: expectedVersion } = employee;
  const isChosen = duplicateId !== "";
  const query = useQuery({
    ...trpc.employees.previewMerge.queryOptions({ employeeId, duplicateId: chosenId(duplicateId) }),
    enabled: isChosen,
    staleTime: 0,
  });
  const [take, setTake] = useState<readonly MergeFact[]>([]);
  const isRefused = isChosen && (query.data?.problems ?? []).length > 0;

  const handleSubmit = async () => {
    if (!isChosen || isRefused || query.data === undefined) return;
    const input = { employeeId, duplicateId, expectedVersion, take: [...take] };
    if ((await merge.run(input)) === null) return;
    notify("Records merged.");
    onClose();
  };

  return (
    <FormDialog
      open
      title={`Merge a duplicate into ${employee.name}`}
      submitLabel="Merge"
      onSubmit={handleSubmit}
      isRunning={merge.isRunning}
      problem={merge.problem}
      onClose={onClose}
    >
      <Typography>
        {`Shifts, time and the login of the duplicate move to ${employee.name}'s record. Empty fields are filled in from the duplicate. The rates of this record pay the time that moves.`}
      </Typography>
      <EmployeePicker
        value={duplicateId}
        onChange={(id) => {
          setDuplicateId(id);
          setTake([]);
        }}
        label="Duplicate"
        exceptId={employeeId}
        error={isRefused ? "These two cannot be merged yet. See below why." : undefined}
        isRequired
      />
      {isChosen && (
        <DataStates result={queryResult(query)} label="what moves">
          {(preview) => (
            <>
              <Effect preview={preview} />
              {preview.problems.length === 0 && (
                <>
                  <MergeChoices choices={preview.choices} take={take} onTake={setTake} />
                  <KeptFields fields={preview.keptFields} />
                </>
              )}
            </>
          )}
        </DataStates>
      )}
      <Alert severity="warning">This can't be undone.</Alert>
    </FormDialog>
  );
}

function Effect({ preview }: { preview: MergePreview }) {
  const locale = useLocale();
  const { problems, ...moved } = preview;
  if (problems.length === 0) return <Typography>{movedWords(moved, locale)}</Typography>;
  return (
    <Alert severity="error">
      These two can't be merged yet:
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {problems.slice(0, MOST_PROBLEMS).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
        {problems.length > MOST_PROBLEMS && (
          <li>{`And ${problems.length - MOST_PROBLEMS} more like these.`}</li>
        )}
      </Box>
    </Alert>
  );
}

function movedWords(
  {
    entryCount,
    shiftCount,
    timeOffCount,
    movesLogin,
  }: Omit<MergePreview, "problems" | "choices" | "keptFields">,
  locale: Locale,
) {
  const parts = [
    ...(entryCount > 0 ? [counted(entryCount, nouns.timeEntry, locale)] : []),
    ...(shiftCount > 0 ? [counted(shiftCount, nouns.shift, locale)] : []),
    ...(timeOffCount > 0
      ? [counted(timeOffCount, { one: "entry of time off", other: "entries of time off" }, locale)]
      : []),
    ...(movesLogin ? ["login"] : []),
  ];
  if (parts.length === 0) return "The duplicate has no time, shifts, time off or login to move.";
  return `Moves: ${parts.join(", ")}.`;
}

import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { useState } from "react";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { FormDialog } from "../../ui/forms/form-dialog.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { useNotice } from "../../ui/notices/use-notice.ts";
import { SpanFields } from "./span-fields.tsx";
import { useSpanForm } from "./use-span-form.ts";

interface AddEntryDialogProps {
  employees: readonly Employee[];
  locations: readonly Location[];
  day: LocalDate;
  onClose: () => void;
}

/** Adds worked time without punches, with a reason. */
export function AddEntryDialog({ employees, locations, day, onClose }: AddEntryDialogProps) {
  const notify = useNotice();
  const [employeeId, setEmployeeId] = useState<EmployeeId | "">("");
  const [chosenLocation, setChosenLocation] = useState<LocationId | "">("");
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState<Record<string, string>>({});
  const form = useSpanForm(blankSpan(day), nothingYet);
  const { run, isRunning, problem } = useCommand(trpc.timeEntries.add.mutationOptions(), {
    onDone: () => {
      notify("Added. The entry is in the audit trail.");
      onClose();
    },
  });
  const employee = employees.find((one) => one.id === employeeId);
  const places = locations.filter((one) => employee?.locationIds.includes(one.id) ?? true);
  const location = places.find((one) => one.id === chosenLocation) ?? places[0];
  const handleSubmit = async () => {
    if (employee === undefined || location === undefined) {
      setMissing({ employeeId: "Choose who worked." });
      return;
    }
    setMissing({});
    const payable = form.read(location.timeZone);
    if (payable === null) return;
    const jobRoleId = employee.jobRoleIds[0] ?? null;
    await run({
      employeeId: employee.id,
      locationId: location.id,
      jobRoleId,
      payable,
      note: "",
      reason,
    });
  };
  const errors = { ...problem?.fieldErrors, ...missing };
  return (
    <FormDialog
      open
      title="Add worked time"
      submitLabel="Add"
      onSubmit={handleSubmit}
      isRunning={isRunning}
      problem={problem}
      onClose={onClose}
    >
      <SelectInput
        label="Who"
        value={employeeId}
        onChange={setEmployeeId}
        error={errors["employeeId"]}
        options={[{ value: "" as const, label: "Choose" }, ...employees.map(asOption)]}
        isRequired
      />
      <SelectInput
        label="Location"
        value={location?.id ?? ""}
        onChange={setChosenLocation}
        options={places.map(asOption)}
      />
      <SpanFields
        value={form.wall}
        onChange={form.setWall}
        problems={form.problems}
        repeated={form.repeated}
        timeZone={location?.timeZone ?? "UTC"}
      />
      <TextInput
        label="Why"
        value={reason}
        onChange={setReason}
        error={errors["reason"]}
        isRequired
      />
    </FormDialog>
  );
}

const asOption = <Id extends string>({ id, name }: { id: Id; name: string }) => ({
  value: id,
  label: name,
});

const nothingYet = { startsAt: "1970-01-01T00:00:00.000Z", endsAt: null, breaks: [] };

function blankSpan(day: LocalDate) {
  const blank = { time: "", repeat: null };
  return { day, startsAt: blank, endsAt: blank, breaks: [] };
}

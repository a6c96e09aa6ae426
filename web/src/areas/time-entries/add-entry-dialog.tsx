import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { Location } from "@crewline/domain/records/locations/location";
import { addEntryFormIn } from "@crewline/domain/projections/time-entries/entry-forms";
import type { WallSpan } from "@crewline/domain/rules/time-entries/wall-span";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { SpanFields } from "./span-fields.tsx";

interface AddEntryDialogProps {
  employees: readonly Employee[];
  locations: readonly Location[];
  day: LocalDate;
  onClose: () => void;
}

/** Adds worked time without punches, with a reason. */
export function AddEntryDialog({ employees, locations, day, onClose }: AddEntryDialogProps) {
  const locale = useLocale();
  const { locationIds: inReach } = useActor();
  const placeOf = placesIn(
    employees,
    locations.filter(({ id }) => inReach === null || inReach.includes(id)),
  );
  const form = useForm({
    suggested: blankEntry(day),
    schema: addEntryFormIn(locale),
    command: useCommand(trpc.timeEntries.add.mutationOptions()),
    input: (draft) => {
      const { jobRoleId, location } = placeOf(draft);
      const { id: locationId = "", timeZone = "UTC" } = location ?? {};
      return { ...draft, jobRoleId, locationId, payable: { ...draft.payable, timeZone }, note: "" };
    },
    saved: "Added. The entry is in the audit trail.",
    onSaved: onClose,
  });
  const { draft, change, errorOf } = form;
  const { places, location } = placeOf(draft);
  return (
    <EditDialog form={form} title="Add worked time" submitLabel="Add" onClose={onClose}>
      <SelectInput
        label="Employee"
        value={draft.employeeId}
        onChange={(employeeId) => change({ employeeId })}
        error={errorOf("employeeId")}
        options={[{ value: "", label: "Choose" }, ...employees.map(asOption)]}
        isRequired
      />
      <SelectInput
        label="Location"
        value={location?.id ?? ""}
        onChange={(locationId) => change({ locationId })}
        error={errorOf("locationId")}
        options={places.map(asOption)}
      />
      <SpanFields
        value={draft.payable}
        onChange={(payable) => change({ payable })}
        errorOf={(field) => errorOf(`payable.${field}`)}
        timeZone={location?.timeZone ?? "UTC"}
      />
      <TextInput
        label="Reason"
        value={draft.reason}
        onChange={(reason) => change({ reason })}
        error={errorOf("reason")}
        isRequired
      />
    </EditDialog>
  );
}

function asOption<Id extends string>({ id, name }: { id: Id; name: string }) {
  return { value: id, label: name };
}

interface EntryDraft {
  employeeId: EmployeeId | "";
  locationId: LocationId | "";
  payable: WallSpan;
  reason: string;
}

function blankEntry(day: LocalDate): EntryDraft {
  const blank = { time: "", repeat: null };
  const payable = { day, startsAt: blank, endsAt: blank, breaks: [] };
  return { employeeId: "", locationId: "", payable, reason: "" };
}

/** The locations of the chosen employee, and the chosen one of them or else the first. */
function placesIn(employees: readonly Employee[], locations: readonly Location[]) {
  return ({ employeeId, locationId }: Pick<EntryDraft, "employeeId" | "locationId">) => {
    const employee = employees.find(({ id }) => id === employeeId);
    const places = locations.filter(({ id }) => employee?.locationIds.includes(id) ?? true);
    const location = places.find(({ id }) => id === locationId) ?? places[0];
    return { places, location, jobRoleId: employee?.jobRoleIds[0] ?? null };
  };
}

import Typography from "@mui/material/Typography";
import type { LocationId, TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { requestEntryFormIn } from "@crewline/domain/projections/time-entries/entry-forms";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import type { Location } from "@crewline/domain/records/locations/location";
import { unworkedShift } from "@crewline/domain/rules/entry-edits/unworked-shift";
import { wallTimesOfSpan } from "@crewline/domain/rules/time-entries/wall-times-of-span";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useRoleName } from "../../../entities/company/use-job-roles.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useLogin } from "../../../session/actor/use-login.ts";
import { todayIn } from "../../../time/use-today.ts";
import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import type { EditSources } from "./edit-sources.ts";
import { SpanFields } from "./span-fields.tsx";

interface RequestEntryDialogProps {
  sources: EditSources;
  /** Shows the entry that was asked for. */
  onSent: (entryId: TimeEntryId, day: LocalDate) => void;
  onClose: () => void;
}

/** Asks a manager for an entry of a day on which the employee did not clock in. */
export function RequestEntryDialog({ sources, onSent, onClose }: RequestEntryDialogProps) {
  const { employeeId } = useLogin();
  const employee = sources.employees.find(({ id }) => id === employeeId);
  const places = sources.locations.filter(({ id }) => employee?.locationIds.includes(id) ?? false);
  const [first, ...others] = places;
  if (employee === undefined || first === undefined) return null;
  return (
    <RequestForm
      employee={employee}
      places={[first, ...others]}
      sources={sources}
      onSent={onSent}
      onClose={onClose}
    />
  );
}

interface RequestFormProps extends RequestEntryDialogProps {
  employee: Employee;
  places: readonly [Location, ...Location[]];
}

function RequestForm({ employee, places, sources, onSent, onClose }: RequestFormProps) {
  const locale = useLocale();
  const roleName = useRoleName();
  const placeOf = (id: LocationId) => places.find((one) => one.id === id) ?? places[0];
  const form = useForm({
    suggested: suggestedWork(employee, places[0], sources),
    schema: requestEntryFormIn(locale),
    command: useCommand(trpc.timeEntries.requestEntry.mutationOptions()),
    input: ({ locationId, jobRoleId, requested, message }) => {
      const { id, timeZone } = placeOf(locationId);
      return { locationId: id, jobRoleId, requested: { ...requested, timeZone }, message };
    },
    saved: "Sent. A manager will decide.",
    onSaved: ({ entryId }) => {
      onSent(entryId, form.draft.requested.day);
      onClose();
    },
  });
  const { draft, change, errorOf } = form;
  return (
    <EditDialog
      form={form}
      title="Ask for a time entry"
      submitLabel="Send request"
      onClose={onClose}
    >
      <SpanFields
        value={draft.requested}
        onChange={(requested) => change({ requested })}
        errorOf={(field) => errorOf(`requested.${field}`)}
        timeZone={placeOf(draft.locationId).timeZone}
      />
      {places.length > 1 && (
        <SelectInput
          label="Location"
          value={placeOf(draft.locationId).id}
          onChange={(locationId) => change({ locationId })}
          error={errorOf("locationId")}
          options={places.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {employee.jobRoleIds.length > 1 && (
        <SelectInput
          label="Job role"
          value={draft.jobRoleId ?? ""}
          onChange={(chosen) => change({ jobRoleId: chosen === "" ? null : chosen })}
          error={errorOf("jobRoleId")}
          options={[
            { value: "", label: "As scheduled" },
            ...employee.jobRoleIds.map((id) => ({ value: id, label: roleName(id) })),
          ]}
        />
      )}
      <TextInput
        label="Reason"
        value={draft.message}
        onChange={(message) => change({ message })}
        error={errorOf("message")}
        help="Your manager reads it."
        isRequired
      />
      <Typography variant="body2" color="textSecondary">
        This time counts once a manager accepts it.
      </Typography>
    </EditDialog>
  );
}

interface Suggested {
  locationId: LocationId;
  /** Null for that of the schedule. */
  jobRoleId: JobRoleId | null;
  requested: ReturnType<typeof wallTimesOfSpan>;
  message: string;
}

/** The last shift without an entry, else yesterday without times. */
function suggestedWork(
  { id: employeeId, locationIds }: Employee,
  { id: home, timeZone }: Location,
  { shifts, entries }: EditSources,
): Suggested {
  const own = shifts.filter((shift) => locationIds.includes(shift.locationId));
  const shift = unworkedShift({ employeeId, shifts: own, entries, today: todayIn(timeZone) });
  const blank = { time: "", repeat: null };
  const nothing = {
    day: addDays(todayIn(timeZone), -1),
    startsAt: blank,
    endsAt: blank,
    breaks: [],
  };
  return {
    locationId: shift?.locationId ?? home,
    jobRoleId: null,
    requested: shift === null ? nothing : wallTimesOfSpan({ ...shift, breaks: [] }, shift.timeZone),
    message: "",
  };
}

import type { EmployeeId, LocationId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addEntryFormIn } from "@crewline/domain/projections/time-entries/entry-forms";
import type { WallSpan } from "@crewline/domain/rules/time-entries/wall-span";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import type { EditSources } from "./edit-sources.ts";
import { proposedShift } from "./proposed-shift.ts";
import { SpanFields } from "./span-fields.tsx";
import { useWorkChoice } from "./use-work-choice.ts";
import { idOrNull } from "./work-draft.ts";
import type { WorkDraft } from "./work-fields.tsx";
import { WorkFields } from "./work-fields.tsx";

interface AddEntryDialogProps {
  sources: EditSources;
  day: LocalDate;
  onClose: () => void;
}

/** Adds worked time without punches, with a reason. */
export function AddEntryDialog({ sources, day, onClose }: AddEntryDialogProps) {
  const locale = useLocale();
  const { locationIds: inReach } = useActor();
  const workOf = worksIn(sources, inReach);
  const form = useForm({
    suggested: blankEntry(day),
    schema: addEntryFormIn(locale),
    command: useCommand(trpc.timeEntries.add.mutationOptions()),
    input: (draft) => {
      const { timeZone, ...work } = workOf(draft);
      return {
        ...draft,
        locationId: work.locationId,
        jobRoleId: idOrNull(work.jobRoleId),
        shiftId: idOrNull(work.shiftId),
        payable: { ...draft.payable, timeZone },
        note: "",
      };
    },
    saved: "Added. The entry is in the audit trail.",
    onSaved: onClose,
  });
  const { draft, change, errorOf } = form;
  const { timeZone, ...work } = workOf(draft);
  const { employeeId, payable } = draft;
  const choice = useWorkChoice(sources, { ...work, employeeId, day: payable.day });
  const employees = sources.employees.filter((one) => one.status !== "terminated");
  return (
    <EditDialog form={form} title="Add worked time" submitLabel="Add" onClose={onClose}>
      <SelectInput
        label="Employee"
        value={employeeId}
        onChange={(chosen) => change({ employeeId: chosen })}
        error={errorOf("employeeId")}
        options={[
          { value: "", label: "Choose" },
          ...employees.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        isRequired
      />
      <SpanFields
        value={payable}
        onChange={(typed) => change({ payable: typed })}
        errorOf={(field) => errorOf(`payable.${field}`)}
        timeZone={timeZone}
      />
      <WorkFields choice={choice} value={work} onChange={change} errorOf={errorOf} />
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

interface EntryDraft {
  employeeId: EmployeeId | "";
  locationId: LocationId | "";
  /** Null until one is chosen: the employee's first. */
  jobRoleId: JobRoleId | "" | null;
  /** Null until one is chosen: the one to which the time belongs. */
  shiftId: ShiftId | "" | null;
  payable: WallSpan;
  reason: string;
}

function blankEntry(day: LocalDate): EntryDraft {
  const blank = { time: "", repeat: null };
  const payable = { day, startsAt: blank, endsAt: blank, breaks: [] };
  const work = { locationId: "", jobRoleId: null, shiftId: null } as const;
  return { employeeId: "", ...work, payable, reason: "" };
}

/** The work of a draft: what was chosen, else what is usual for the employee and the time. */
function worksIn({ employees, locations, shifts }: EditSources, inReach: readonly string[] | null) {
  return (draft: EntryDraft): WorkDraft & { timeZone: string } => {
    const employee = employees.find(({ id }) => id === draft.employeeId);
    const places = locations.filter(
      ({ id }) =>
        (inReach === null || inReach.includes(id)) && (employee?.locationIds.includes(id) ?? true),
    );
    const place = places.find(({ id }) => id === draft.locationId) ?? places[0];
    const { id: locationId = "", timeZone = "UTC" } = place ?? {};
    const shiftId = draft.shiftId ?? proposedShift(shifts, { ...draft, locationId, timeZone });
    const jobRoleId = draft.jobRoleId ?? employee?.jobRoleIds[0] ?? "";
    return { locationId, jobRoleId, shiftId, timeZone };
  };
}

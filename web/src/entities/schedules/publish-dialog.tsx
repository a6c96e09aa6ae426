import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { NameOfRole } from "@crewline/domain/rules/job-roles/job-role-names";
import { useRoleName } from "../company/use-job-roles.ts";
import Alert from "@mui/material/Alert";
import { notAvailableSentences } from "@crewline/domain/words/availability/availability-words";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { specialDayWarnings } from "@crewline/domain/words/locations/special-day-words";
import { changesByPerson } from "@crewline/domain/rules/schedules/changes-by-person";
import { formatLongDay } from "@crewline/domain/kernel/formats/format-time";
import { publishDiff } from "@crewline/domain/rules/schedules/publish-diff";
import type { PublishDiff } from "@crewline/domain/rules/schedules/publish-diff";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { useLocale } from "../../locale/use-locale.ts";
import { employeeNames } from "../employees/employee-names.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { publishedShiftsSource } from "../../live/shifts.ts";
import { useLive } from "../../live/use-live.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { FormDialog } from "../../ui/forms/form-dialog.tsx";
import { useNotice } from "../../ui/notices/use-notice.ts";
import { PersonChangesList } from "./person-changes-list.tsx";
import type { AvailabilityAt } from "./use-availability.ts";
import { useAvailability } from "./use-availability.ts";

interface PublishDialogProps {
  place: { location: Location; weekStart: LocalDate };
  shifts: readonly Shift[];
  employees: readonly Employee[];
  onClose: () => void;
}

/** Shows who gets which change, then publishes the week. */
export function PublishDialog({ place, shifts, employees, onClose }: PublishDialogProps) {
  const locale = useLocale();
  const { location, weekStart } = place;
  const actor = useActor();
  const roleName = useRoleName();
  const notify = useNotice();
  const published = useLive(publishedShiftsSource(actor, { weekStart, locationId: location.id }));
  const publish = useCommand(trpc.schedules.publish.mutationOptions(), {
    onDone: ({ added, changed, removed }) => {
      notify(`Published: ${added} added, ${changed} changed, ${removed} removed.`);
      onClose();
    },
  });
  const { said } = useAvailability(place, employees);
  return (
    <FormDialog
      open
      title={`Publish ${location.name}, week of ${formatLongDay(weekStart, locale)}`}
      submitLabel="Publish"
      onSubmit={async () => {
        await publish.run({ locationId: location.id, weekStart });
      }}
      isRunning={publish.isRunning}
      problem={publish.problem}
      onClose={onClose}
    >
      <DataStates result={published} label="what is published">
        {(seen) => (
          <Changes
            diff={publishDiff(shifts, seen)}
            location={location}
            nameOf={employeeNames(employees)}
            roleName={roleName}
            said={said}
          />
        )}
      </DataStates>
    </FormDialog>
  );
}

interface ChangesProps {
  diff: PublishDiff;
  location: Location;
  nameOf: (employeeId: EmployeeId) => string;
  roleName: NameOfRole;
  said: AvailabilityAt["said"];
}

function Changes({ diff, location, nameOf, roleName, said }: ChangesProps) {
  const locale = useLocale();
  const people = changesByPerson(diff);
  if (people.length === 0) {
    return <p>Staff already see the same. Publishing only clears the marks of the edits.</p>;
  }
  const planned = people.map(({ employeeId, added, changed }) => ({
    employeeId,
    shifts: [...added, ...changed.map(({ after }) => after)],
  }));
  const away = planned.flatMap(({ employeeId, shifts }) => {
    const own = employeeId === null ? undefined : said.get(employeeId);
    if (employeeId === null || own === undefined) return [];
    return notAvailableSentences(nameOf(employeeId), own, { shifts, locale });
  });
  const all = planned.flatMap(({ shifts }) => shifts);
  const warnings = [...away, ...specialDayWarnings(location, all, locale)];
  return (
    <>
      {warnings.length > 0 && <Alert severity="warning">{`${warnings.join(". ")}.`}</Alert>}
      <PersonChangesList people={people} nameOf={nameOf} roleName={roleName} />
    </>
  );
}

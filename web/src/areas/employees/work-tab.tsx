import { jobRolesText } from "@crewline/domain/rules/job-roles/job-role-names";
import { useRoleName } from "../../entities/company/use-job-roles.ts";
import { useState } from "react";
import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import { isRemoved } from "@crewline/domain/rules/employees/pseudonym";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import { useLocale } from "../../locale/use-locale.ts";
import { useMay } from "../../session/actor/use-may.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import type { Fact } from "../../ui/page/facts.tsx";
import { Facts } from "../../ui/page/facts.tsx";
import { RecordPart } from "../../ui/page/record-part.tsx";
import { placesOf } from "./directory-entry.tsx";
import { useForbiddenChange } from "./profile/use-forbidden-change.ts";
import { termFacts } from "./term-facts.tsx";
import { WorkForm } from "./work-form.tsx";
import { ForgetPerson } from "./life/forget-person.tsx";
import { MergePerson } from "./life/merge-person.tsx";
import { PinSection } from "./life/pin-section.tsx";
import { employmentLines, EmploymentSection } from "./life/employment-section.tsx";

interface WorkTabProps {
  employee: Employee;
  locations: readonly Location[];
}

/** The work, its locations, and its beginning. */
export function WorkTab({ employee, locations }: WorkTabProps) {
  const forbidden = useForbiddenChange(employee);
  const isOwn = useActor().employeeId === employee.id;
  const mayEdit = useMay("employees", "edit") && !isRemoved(employee);
  if (!mayEdit) return <WorkFacts employee={employee} locations={locations} />;
  return (
    <DataStates result={forbidden} label="the work">
      {(because) =>
        because === null ? (
          <Stack spacing={3}>
            <WorkPart employee={employee} locations={locations} />
            <EmploymentSection employee={employee} />
            <PinSection employee={employee} />
            <MergePerson employee={employee} />
            <ForgetPerson employee={employee} />
          </Stack>
        ) : (
          <Stack spacing={3}>
            <Alert severity="info">{because}</Alert>
            {isOwn && <PinSection employee={employee} />}
            <WorkFacts employee={employee} locations={locations} />
          </Stack>
        )
      }
    </DataStates>
  );
}

/** The work and its terms to read, and to change. */
function WorkPart({ employee, locations }: WorkTabProps) {
  const locale = useLocale();
  const [isEdited, setIsEdited] = useState(false);
  const facts = useWorkFacts(employee, locations);
  const { hiredOn } = employee;
  const hired = hiredOn === null ? "–" : formatDate(hiredOn, locale);
  return (
    <RecordPart
      title="Work"
      facts={[...facts, { label: "Hired on", value: hired }]}
      mayEdit
      isEdited={isEdited}
      onEdit={() => setIsEdited(true)}
    >
      <WorkForm employee={employee} onDone={() => setIsEdited(false)} />
    </RecordPart>
  );
}

/** The same for readers who change nothing, with the lines of the employment. */
function WorkFacts({ employee, locations }: WorkTabProps) {
  const locale = useLocale();
  const facts = useWorkFacts(employee, locations);
  return (
    <Facts
      facts={[
        ...facts,
        { label: "Employment", value: employmentLines(employee, locale).join(" ") || "–" },
        ...(employee.mergedIntoId !== null
          ? [{ label: "Record", value: "Merged into another record of the same person." }]
          : []),
        ...(employee.isPseudonymised
          ? [{ label: "Record", value: "Name, contact and personal data were removed for good." }]
          : []),
      ]}
    />
  );
}

function useWorkFacts(employee: Employee, locations: readonly Location[]): Fact[] {
  const locale = useLocale();
  const roleName = useRoleName();
  return [
    { label: "Job roles", value: jobRolesText(employee.jobRoleIds, roleName) || "–" },
    { label: "Locations", value: placesOf(employee, locations) },
    { label: "Payroll ID", value: employee.payrollId ?? "–" },
    ...termFacts(employee, locale),
  ];
}

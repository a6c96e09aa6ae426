import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { useRoleName } from "../../entities/company/use-job-roles.ts";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router-dom";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { membersSource } from "../../live/members.ts";
import { useLive } from "../../live/use-live.ts";
import { useEmployees } from "../../entities/employees/use-employees.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { allResults } from "../../ui/loading/load-result.ts";

/** The managers and the employees of the location. */
export function PeopleTab({ location }: { location: LocationRecord }) {
  const roleName = useRoleName();
  const actor = useActor();
  const source = membersSource(actor);
  const result = allResults({ members: useLive(source), employees: useEmployees() });
  return (
    <DataStates result={result} label="the people">
      {({ members, employees }) => {
        const managers = members.filter(
          ({ role, locationIds }) => role === "manager" && locationIds.includes(location.id),
        );
        const here = employees.filter(
          ({ status, locationIds }) => status !== "terminated" && locationIds.includes(location.id),
        );
        return (
          <Stack spacing={3}>
            <List
              title="Managers"
              people={managers.map(({ id, displayName, employeeId, email }) => ({
                id,
                name: displayName,
                detail: email,
                employeeId,
              }))}
              empty="Only admins manage this location. Make someone a manager in Employees, under Access."
            />
            <List
              title={`Employees (${here.length})`}
              people={here.map(({ id, name, jobRoleIds, locationIds }) => ({
                id,
                name,
                detail: [
                  ...jobRoleIds.map(roleName),
                  ...(locationIds[0] === location.id ? ["home location"] : []),
                ].join(", "),
                employeeId: id,
              }))}
              empty="No employees yet."
            />
          </Stack>
        );
      }}
    </DataStates>
  );
}

interface ListProps {
  title: string;
  people: readonly { id: string; name: string; detail: string; employeeId: EmployeeId | null }[];
  empty: string;
}

function List({ title, people, empty }: ListProps) {
  return (
    <section aria-label={title}>
      <Typography variant="h3" component="h3">
        {title}
      </Typography>
      {people.length === 0 && <Typography color="textSecondary">{empty}</Typography>}
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {people.map(({ id, name, detail, employeeId }) => (
          <Box component="li" key={id} sx={{ py: 1, borderBottom: 1, borderColor: "divider" }}>
            {employeeId === null ? (
              <Typography>{name}</Typography>
            ) : (
              <Link component={RouterLink} to={`/employees?employee=${employeeId}`}>
                {name}
              </Link>
            )}
            <Typography variant="body2" color="textSecondary">
              {detail}
            </Typography>
          </Box>
        ))}
      </Box>
    </section>
  );
}

import { nameOrNone } from "@crewline/domain/rules/job-roles/job-role-names";
import { useRoleName } from "../../entities/company/use-job-roles.ts";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router-dom";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import { formatLongDay, formatSpan } from "@crewline/domain/kernel/formats/format-time";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import { plannedOnBoard, shiftsBeside } from "@crewline/domain/rules/schedules/shifts-beside";
import { besideText } from "@crewline/domain/words/schedules/beside-words";
import { useEmployeeNames } from "../../entities/employees/use-employee-names.ts";
import { dailySummarySource } from "../../live/daily-summaries.ts";
import { dayShiftsSource } from "../../live/shift-packs.ts";
import { useLive } from "../../live/use-live.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { ChangeShiftButton } from "../../entities/schedules/requests/change-shift-button.tsx";
import { AskTimeOffButton } from "../../entities/time-off/ask-time-off-button.tsx";
import { useNow } from "../../ui/clock/use-now.ts";
import { InOrder, inOrder } from "../../ui/page/in-order.tsx";
import { Loading } from "../../ui/page/loading.tsx";
import { PlainList } from "./frame/plain-list.ts";
import { Section } from "./frame/section.tsx";
import { useSees } from "../../session/actor/use-may.ts";

const BESIDE = "who else is scheduled";

interface NextShiftsProps {
  employee: Employee;
  shifts: readonly PublishedShift[];
  locations: readonly Location[];
}

/** The person's next shifts, as published. */
export function NextShifts({ employee, shifts, locations }: NextShiftsProps) {
  const locale = useLocale();
  const now = useNow();
  const roleName = useRoleName();
  const { locationIds } = useActor();
  const seesTeam = useSees("schedules", "edit");
  const manages = ({ locationId }: PublishedShift) =>
    seesTeam && (locationIds?.includes(locationId) ?? true);
  const coming = shifts.filter(({ endsAt }) => endsAt > now);
  return (
    <Section
      title="Next shifts"
      aside={
        <Link component={RouterLink} to="/schedules">
          Whole week
        </Link>
      }
    >
      <InOrder>
        {coming.length === 0 ? (
          <Typography sx={{ color: "text.secondary" }}>
            Nothing is published for you yet. New shifts appear here by themselves.
          </Typography>
        ) : (
          <PlainList sx={inOrder}>
            {coming.map((shift, index) => (
              <li key={shift.id}>
                <strong>{formatLongDay(shift.day, locale)}</strong>
                <span>{formatSpan(shift, shift.timeZone, locale)}</span>
                <span className="quiet">
                  {[
                    locations.find(({ id }) => id === shift.locationId)?.name,
                    nameOrNone(shift.jobRoleId, roleName),
                  ]
                    .filter((part) => part !== undefined && part !== null)
                    .join(", ")}
                </span>
                <span className="end">
                  <ChangeShiftButton shift={shift} />
                </span>
                {shift.note !== "" && <span className="whole">{shift.note}</span>}
                {index === 0 &&
                  (manages(shift) ? <BesideOnBoard shift={shift} /> : <Beside shift={shift} />)}
              </li>
            ))}
          </PlainList>
        )}
        <Box sx={{ mt: 1 }}>
          <AskTimeOffButton employee={employee} size="small" />
        </Box>
      </InOrder>
    </Section>
  );
}

/** Who else is scheduled during the next shift; what is below it waits until that is known. */
function Beside({ shift }: { shift: PublishedShift }) {
  const shifts = useLive(dayShiftsSource(useActor(), shift));
  const beside = shifts.status === "ready" ? shiftsBeside(shift, shifts.data) : [];
  const people = new Map(
    beside.flatMap(({ employeeId, employeeName }) =>
      employeeId === null ? [] : [[employeeId, employeeName] as const],
    ),
  );
  // The directory is read only for names that are not packed with the day yet.
  const nameOf = useEmployeeNames([...people].flatMap(([id, name]) => (name === null ? [id] : [])));
  const names = [...people].map(([id, name]) => name ?? nameOf(id));
  if (shifts.status === "loading") return <Loading label={BESIDE}>{null}</Loading>;
  if (shifts.status !== "ready" || names.includes("")) return null;
  return <BesideText names={names} />;
}

/** The same for managers of the location, from the board of the day, which is one document. */
function BesideOnBoard({ shift }: { shift: PublishedShift }) {
  const summary = useLive(dailySummarySource(useActor(), shift));
  if (summary.status === "loading") return <Loading label={BESIDE}>{null}</Loading>;
  if (summary.status !== "ready") return null;
  const beside = shiftsBeside(shift, plannedOnBoard(summary.data?.board ?? [], shift.locationId));
  return <BesideText names={[...new Set(beside.map(({ employeeName }) => employeeName))]} />;
}

function BesideText({ names }: { names: readonly string[] }) {
  return <span className="whole quiet">{besideText(names, useLocale())}</span>;
}

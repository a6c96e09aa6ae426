import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { RoleGroup } from "@crewline/domain/projections/schedules/by-job-role";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { counted } from "@crewline/domain/kernel/formats/counted";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import { useLocale } from "../../../locale/use-locale.ts";
import { useWeekStore } from "../model/use-week-store.ts";
import { RoleName } from "../cards/role-name.tsx";
import { ShiftCard } from "../cards/shift-card.tsx";

/** The shifts of a day with one job role, below its name; open ones first. */
export function RoleCards({ jobRoleId, shifts }: RoleGroup<Shift>) {
  const locale = useLocale();
  const store = useWeekStore();
  const { names } = store.week();
  return (
    <section>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 0.5 }}>
        {jobRoleId === null ? "Any job role" : <RoleName className="" id={jobRoleId} />}
        <Typography component="span" variant="body2" color="textSecondary">
          {` ${counted(shifts.length, nouns.shift, locale)}`}
        </Typography>
      </Typography>
      <Stack spacing={1} sx={{ "& .shift": { minHeight: 48 } }}>
        {shifts.map((shift) => (
          <ShiftCard
            key={shift.id}
            shift={shift}
            who={shift.employeeId === null ? "Open shift" : names.employee(shift.employeeId)}
            isNamed
            isBelowRole
            isSaving={store.isUnanswered(shift.id)}
          />
        ))}
      </Stack>
    </section>
  );
}

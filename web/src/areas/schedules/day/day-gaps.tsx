import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { nameOrNone } from "@crewline/domain/rules/job-roles/job-role-names";
import type { DayCoverage } from "@crewline/domain/rules/locations/coverage-steps";
import { localTimeAt } from "@crewline/domain/kernel/time/zone";
import type { ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { gapText } from "@crewline/domain/words/schedules/week-figure-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { draftPlan } from "../frame/draft-plan.ts";
import type { RosterWeek } from "../model/roster-context.ts";
import { Acts } from "../../../ui/acts/acts.tsx";

interface DayGapsProps {
  week: RosterWeek;
  coverage: DayCoverage;
  /** Asks for a shift that covers a gap. */
  onAdd: (draft: ShiftPlan) => void;
}

/** The gaps of a day by name, each with the button that plans a shift for it. */
export function DayGaps({ week, coverage, onAdd }: DayGapsProps) {
  const locale = useLocale();
  const { timeZone } = week.location;
  if (coverage.gaps.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2, "& .MuiAlert-message": { flex: 1 } }}>
      <Stack component="ul" spacing={0.5} sx={{ listStyle: "none", p: 0, m: 0 }}>
        {coverage.gaps.map((range) => {
          const { jobRoleId, startsAt, endsAt } = range;
          const text = gapText(
            range,
            { timeZone, role: nameOrNone(jobRoleId, week.roleName) },
            locale,
          );
          const times = {
            startsAtLocal: localTimeAt(startsAt, timeZone),
            endsAtLocal: localTimeAt(endsAt, timeZone),
          };
          const open = { employeeId: null, day: coverage.day };
          return (
            <Stack
              key={`${startsAt} ${jobRoleId}`}
              component="li"
              direction="row"
              sx={{ alignItems: "center", justifyContent: "space-between" }}
            >
              {text}
              <Acts>
                <Button
                  color="inherit"
                  aria-label={`Fill ${text}`}
                  onClick={() => onAdd({ ...draftPlan(week, open, null), ...times, jobRoleId })}
                  sx={{ minHeight: 44 }}
                >
                  Fill
                </Button>
              </Acts>
            </Stack>
          );
        })}
      </Stack>
    </Alert>
  );
}

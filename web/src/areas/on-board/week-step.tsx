import Alert from "@mui/material/Alert";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useMemo } from "react";
import { Link as RouterLink, useNavigate } from "react-router-dom";
import type { Company } from "@crewline/domain/company/company";
import type { Employee } from "@crewline/domain/employees/employee";
import type { Location } from "@crewline/domain/locations/location";
import type { Shift } from "@crewline/domain/schedules/shift";
import { formatLongDay } from "@crewline/domain/time/format";
import { addDays, weekStartOf } from "@crewline/domain/time/local-date";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { shiftsAtSource } from "../../live/shifts.ts";
import { useLive } from "../../live/use-live.ts";
import { useEmployees } from "../../pickers/use-employees.ts";
import { todayIn } from "../../pickers/use-today.ts";
import { useReader } from "../../session/use-reader.ts";
import { DataStates } from "../../ui/data-states.tsx";
import { allResults } from "../../ui/load-result.ts";
import { draftsOf } from "./drafts-of.ts";
import type { LocationDraft } from "./drafts-of.ts";
import { LocationDraftView } from "./location-draft-view.tsx";
import { NeedsLocation } from "./needs-location.tsx";
import { SkipButton } from "./skip-button.tsx";
import { StepForm } from "./step-form.tsx";
import { useDraftWeek } from "./use-draft-week.ts";
import { useLeaveStep } from "./use-leave-step.ts";

interface WeekStepProps {
  company: Company;
  locations: readonly Location[];
}

/** A first plan from opening hours and job roles, to be looked at, changed or thrown away. */
export function WeekStep({ company, locations }: WeekStepProps) {
  const reader = useReader();
  const finish = useFinish(company);
  const weekStart = comingWeek(company);
  const ids = locations.map(({ id }) => id).join(" ");
  const source = useMemo(
    () => shiftsAtSource(reader, { locationIds: ids.split(" "), weekStart }),
    [reader, ids, weekStart],
  );
  const result = allResults({
    employees: useEmployees(),
    shifts: useLive(ids === "" ? null : source),
  });
  if (locations.length === 0) {
    return <NeedsLocation onSkip={() => finish.run(true)} isRunning={finish.isRunning} />;
  }
  return (
    <DataStates result={result} label="the week">
      {({ employees, shifts }) => (
        <WeekForm {...{ company, locations, employees, shifts, weekStart }} finish={finish} />
      )}
    </DataStates>
  );
}

interface WeekFormProps extends WeekStepProps {
  employees: readonly Employee[];
  shifts: readonly Shift[];
  weekStart: string;
  finish: Finish;
}

function WeekForm({ locations, employees, shifts, weekStart, finish }: WeekFormProps) {
  const week = useDraftWeek();
  const drafts = draftsOf({ locations, employees, shifts, weekStart });
  const open = drafts.filter(({ shifts: there, plans }) => there.length === 0 && plans.length > 0);
  const isRunning = week.isRunning || finish.isRunning;
  const hasPlan = shifts.length > 0;

  return (
    <StepForm
      title="Draft the first week"
      text={`From ${formatLongDay(weekStart)}: somebody of each job role whenever you are open, nobody on more than five days. Nobody sees it before you publish it in Schedules.`}
      submitLabel={open.length > 0 ? "Draft this week" : "Go to Home"}
      onSubmit={() => (open.length > 0 ? week.draft(open) : finish.run(!hasPlan))}
      isRunning={isRunning}
      problem={week.problem ?? finish.problem}
      other={
        open.length > 0 && <SkipButton onSkip={() => finish.run(!hasPlan)} isRunning={isRunning} />
      }
    >
      {drafts.map((draft) => (
        <LocationDraftView
          key={draft.location.id}
          draft={draft}
          employees={employees}
          isRunning={isRunning}
          onRemove={() => void week.remove(draft.shifts)}
        />
      ))}
      {week.skipped.length > 0 && <Skipped skipped={week.skipped} />}
      {hasPlan && <EditLink drafts={drafts} weekStart={weekStart} />}
    </StepForm>
  );
}

function Skipped({ skipped }: { skipped: readonly { who: string; why: string }[] }) {
  return (
    <Alert severity="warning">
      {skipped.map(({ who, why }) => (
        <div key={`${who} ${why}`}>{`${who}: ${why}`}</div>
      ))}
    </Alert>
  );
}

function EditLink({ drafts, weekStart }: { drafts: LocationDraft[]; weekStart: string }) {
  const [first] = drafts;
  return (
    <Typography>
      <Link
        component={RouterLink}
        to={`/schedules?location=${first?.location.id ?? ""}&week=${weekStart}`}
      >
        Change it in Schedules
      </Link>
      {", where you also publish it."}
    </Typography>
  );
}

/** The next week that nobody has begun to work. */
function comingWeek({ timeZone, workRules }: Company): string {
  return weekStartOf(addDays(todayIn(timeZone), 7), workRules.weekStart);
}

type Finish = ReturnType<typeof useFinish>;

/** Ends the set-up and goes to Home, which says what is left. */
function useFinish(company: Company) {
  const navigate = useNavigate();
  const step = useLeaveStep("week");
  const finish = useCommand(trpc.onBoard.finish.mutationOptions());
  const run = async (isSkipped: boolean) => {
    await step.leave(isSkipped);
    const isDone = company.onBoardedAt !== null || (await finish.run({})) !== null;
    if (isDone) await navigate("/");
  };
  return {
    run,
    isRunning: step.isRunning || finish.isRunning,
    problem: step.problem ?? finish.problem,
  };
}

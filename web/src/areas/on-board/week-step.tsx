import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { offeredIds } from "@crewline/domain/rules/job-roles/job-role-list";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import { useState } from "react";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { wantedKey } from "@crewline/domain/rules/drafts/draft-staffing";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import { formatLongDay } from "@crewline/domain/kernel/formats/format-time";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { useLocale } from "../../locale/use-locale.ts";
import { todayIn } from "../../time/use-today.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { draftCostWords } from "./draft-cost.ts";
import { draftsOf } from "./drafts-of.ts";
import type { Wanted } from "./drafts-of.ts";
import { LocationDraftView } from "./location-draft-view.tsx";
import { NeedsLocation } from "./needs-location.tsx";
import { SkipButton } from "./skip-button.tsx";
import { StepForm } from "./step-form.tsx";
import type { DraftSources } from "./use-draft-sources.ts";
import { useDraftSources } from "./use-draft-sources.ts";
import { useDraftWeek } from "./use-draft-week.ts";
import type { FinishSetUp } from "./use-finish-set-up.ts";
import { useFinishSetUp } from "./use-finish-set-up.ts";
import { EditLink, Skipped } from "./week-step-notes.tsx";

interface WeekStepProps {
  company: Company;
  locations: readonly LocationRecord[];
}

/** A first plan from opening hours and job roles, to review, change or remove. */
export function WeekStep({ company, locations }: WeekStepProps) {
  const finish = useFinishSetUp(company);
  const weekStart = comingWeek(company);
  const { result, said, wages } = useDraftSources(company, locations, weekStart);
  if (locations.length === 0) {
    return <NeedsLocation onSkip={() => finish.run(true)} isRunning={finish.isRunning} />;
  }
  return (
    <DataStates result={result} label="the week">
      {(week) => <WeekForm {...{ company, locations, weekStart, said, wages, finish }} {...week} />}
    </DataStates>
  );
}

interface WeekFormProps extends WeekStepProps, Pick<DraftSources, "said" | "wages"> {
  employees: readonly Employee[];
  shifts: readonly Shift[];
  timeOff: readonly TimeOff[];
  weekStart: string;
  finish: FinishSetUp;
}

function WeekForm(props: WeekFormProps) {
  const locale = useLocale();
  const { company, employees, shifts, weekStart, finish } = props;
  const [wanted, setWanted] = useState<Wanted>(new Map());
  const week = useDraftWeek();
  const drafts = draftsOf({ ...props, wanted, offered: offeredIds(company.jobRoles) });
  const open = drafts.filter(({ shifts: there, plans }) => there.length === 0 && plans.length > 0);
  const isRunning = week.isRunning || finish.isRunning;
  const hasPlan = shifts.length > 0;
  const want = (locationId: LocationId) => (jobRoleId: JobRoleId | null, people: number) => {
    const chosen = new Map(wanted.get(locationId)).set(wantedKey(jobRoleId), people);
    setWanted(new Map(wanted).set(locationId, chosen));
  };

  return (
    <StepForm
      title="Draft the first week"
      text={`Week of ${formatLongDay(weekStart, locale)}. No one is planned above their contract hours (40 if none are set), on more than 5 days, or over time off. Staff see it once you publish it in Schedules.`}
      submitLabel={open.length > 0 ? "Draft this week" : "Go to Home"}
      onSubmit={() => (open.length > 0 ? week.draft(open) : finish.run(!hasPlan))}
      isUnsaved={wanted.size > 0 && open.length > 0}
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
          weekStart={weekStart}
          employees={employees}
          cost={draftCostWords({ ...props, shown: draft.shown }, locale)}
          isRunning={isRunning}
          onRemove={() => void week.remove(draft.shifts)}
          onStaffing={want(draft.location.id)}
        />
      ))}
      {week.skipped.length > 0 && <Skipped skipped={week.skipped} />}
      {hasPlan && <EditLink drafts={drafts} weekStart={weekStart} />}
    </StepForm>
  );
}

/** The next week in which no work has begun. */
function comingWeek({ timeZone, workRules }: Company): string {
  return weekStartOf(addDays(todayIn(timeZone), 7), workRules.weekStart);
}

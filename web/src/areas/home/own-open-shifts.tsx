import Button from "@mui/material/Button";
import { useState } from "react";
import { formatLongDay, formatSpan } from "@crewline/domain/kernel/formats/format-time";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import { nameOrNone } from "@crewline/domain/rules/job-roles/job-role-names";
import { claimableShifts } from "@crewline/domain/rules/schedules/cover/claim-shift";
import type { ShiftRequest } from "@crewline/domain/records/schedules/shift-request";
import { hasSkills } from "@crewline/domain/rules/schedules/findings/skill-findings";
import { claimModeOf, claimsEndAt } from "@crewline/domain/rules/schedules/requests/exchange-terms";
import { offersOf } from "@crewline/domain/rules/schedules/requests/same-offer";
import { openShiftTexts, spotsText } from "@crewline/domain/words/home/open-shift-words";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useRoleName } from "../../entities/company/use-job-roles.ts";
import { locationNames } from "../../entities/locations/location-names.ts";
import { useOwnShiftRequests } from "../../entities/schedules/requests/use-own-shift-requests.ts";
import { offeredShiftsSource } from "../../live/shift-packs.ts";
import { ownTimeOffFromSource } from "../../live/time-off.ts";
import { useLive, useLiveAll } from "../../live/use-live.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { useNow } from "../../ui/clock/use-now.ts";
import { FormProblemAlert } from "../../ui/dialogs/form-problem-alert.tsx";
import { useNotice } from "../../ui/notices/use-notice.ts";
import { Loading } from "../../ui/page/loading.tsx";
import { PlainList } from "./frame/plain-list.ts";
import { Section } from "./frame/section.tsx";
import { Acts } from "../../ui/acts/acts.tsx";

/** Days after today of which open shifts are shown. */
const DAYS_AHEAD = 14;
/** More than these are shown when asked for. */
const MOST_SHOWN = 3;

interface OwnOpenShiftsProps {
  company: Company;
  employee: Employee;
  today: LocalDate;
  /** The employee's own shifts. */
  own: readonly PublishedShift[];
  locations: readonly Location[];
}

/** Open shifts, and those that colleagues give up, that the employee can claim in one tap. */
export function OwnOpenShifts(props: OwnOpenShiftsProps) {
  const { employee, today, company, own } = props;
  const now = useNow();
  const actor = useActor();
  const asked = useOwnShiftRequests(employee.id);
  const requests = asked.status === "ready" ? asked.data : [];
  const results = useLiveAll(employee.locationIds.map((id) => offeredShiftsSource(actor, id)));
  const read = results.flatMap((one) => (one.status === "ready" ? one.data : []));
  const open = read.filter(
    (shift) =>
      shift.day >= today &&
      shift.day <= addDays(today, DAYS_AHEAD) &&
      claimModeOf(shift, company) !== "off" &&
      claimsEndAt(shift) > now &&
      hasSkills(shift, employee, company.jobRoles),
  );
  // Read only where there is something to offer, so that most openings of Home read nothing more.
  const ahead = ownTimeOffFromSource(actor, { employeeId: employee.id, fromDay: today });
  const off = useLive(open.length > 0 ? ahead : null);
  const timeOff = off.status === "ready" ? off.data : [];
  const claimable = claimableShifts(open, { employee, own, timeOff, requests, now });
  // Before both are read, a shift given up, or in time off, would be shown for a moment.
  const isAsking = asked.status === "loading" || (open.length > 0 && off.status === "loading");
  if (claimable.length > 0 && !isAsking) {
    return <Claimable {...props} open={claimable} requests={requests} />;
  }
  const isLoading = isAsking || results.some(({ status }) => status === "loading");
  return isLoading && <Loading label="open shifts">{null}</Loading>;
}

interface ClaimableProps extends OwnOpenShiftsProps {
  open: readonly PublishedShift[];
  requests: readonly ShiftRequest[];
}

function Claimable({ employee, company, open, requests, locations }: ClaimableProps) {
  const words = openShiftTexts(useLocale());
  const [showsAll, setShowsAll] = useState(false);
  const offers = offersOf(open).filter(([shift]) => !isClaimed(shift, requests, employee));
  const shown = showsAll ? offers : offers.slice(0, MOST_SHOWN);
  if (offers.length === 0) return null;
  return (
    <Section title={words.title}>
      <PlainList aria-label={words.title}>
        {shown.map(([shift, ...others]) => (
          <OpenShift
            key={shift.id}
            shift={shift}
            spots={others.length + 1}
            needsApproval={claimModeOf(shift, company) === "approval"}
            placeOf={locationNames(locations)}
          />
        ))}
      </PlainList>
      {offers.length > shown.length && (
        <Button size="small" onClick={() => setShowsAll(true)}>
          {words.showAll(offers.length)}
        </Button>
      )}
    </Section>
  );
}

/** True while the employee waits for an answer about the shift, or another spot of it. */
function isClaimed(
  shift: PublishedShift,
  requests: readonly ShiftRequest[],
  { id }: Pick<Employee, "id">,
): boolean {
  return requests.some(
    ({ kind, state, employeeId, shift: asked }) =>
      kind === "claim" &&
      (state === "asked" || (state === "denied" && asked.shiftId === shift.id)) &&
      employeeId === id &&
      asked.employeeId === shift.employeeId &&
      asked.jobRoleId === shift.jobRoleId &&
      asked.startsAt === shift.startsAt &&
      asked.endsAt === shift.endsAt,
  );
}

interface OpenShiftProps {
  shift: PublishedShift;
  spots: number;
  /** True if a manager decides who gets it. */
  needsApproval: boolean;
  placeOf: ReturnType<typeof locationNames>;
}

function OpenShift({ shift, spots, needsApproval, placeOf }: OpenShiftProps) {
  const locale = useLocale();
  const words = openShiftTexts(locale);
  const roleName = useRoleName();
  const notify = useNotice();
  const { run, isRunning, problem } = useCommand(trpc.schedules.claimShift.mutationOptions());
  const [day, time] = [formatLongDay(shift.day, locale), formatSpan(shift, shift.timeZone, locale)];
  const { startsAt, endsAt } = shift;
  const facts = [
    placeOf(shift.locationId),
    nameOrNone(shift.jobRoleId, roleName),
    ...(spots > 1 ? [spotsText(spots, locale)] : []),
    ...(shift.isGivenUp === true ? [words.givenUp] : []),
  ];
  const claim = async () => {
    const answer = await run({ shiftId: shift.id, seen: { startsAt, endsAt } });
    if (answer === null) return;
    const asked = answer.because === null ? words.asked : words.askedBecause[answer.because];
    notify(answer.state === "taken" ? words.taken : asked);
  };
  return (
    <li>
      <strong>{day}</strong>
      <span>{time}</span>
      <span className="quiet">{facts.filter((fact) => fact !== null).join(", ")}</span>
      <Acts>
        <span className="end">
          <Button
            variant="outlined"
            size="small"
            loading={isRunning}
            aria-label={needsApproval ? words.askShift(day, time) : words.takeShift(day, time)}
            onClick={() => void claim()}
          >
            {needsApproval ? words.ask : words.take}
          </Button>
        </span>
      </Acts>
      {shift.note !== "" && <span className="whole">{shift.note}</span>}
      {problem !== null && (
        <div className="whole">
          <FormProblemAlert problem={problem} />
        </div>
      )}
    </li>
  );
}

import type { Company } from "@crewline/domain/records/company/company";
import type { Location } from "@crewline/domain/records/locations/location";
import { OwnLists } from "../../entities/checklists/own-lists.tsx";
import { OwnMessages } from "../../entities/schedules/messages/own-messages.tsx";
import { InOrder } from "../../ui/page/in-order.tsx";
import { Section } from "./frame/section.tsx";
import { NextShifts } from "./next-shifts.tsx";
import { OwnCoverOffers } from "./own-cover-offers.tsx";
import { OwnOpenShifts } from "./own-open-shifts.tsx";
import { OwnPeriod } from "./own-period.tsx";
import { OwnRequests } from "./own-requests.tsx";
import { OwnWeek } from "./own-week.tsx";
import type { OwnDay } from "./use-own-day.ts";

interface OwnCardsProps {
  day: OwnDay;
  company: Company;
  locations: readonly Location[];
}

/** What a person is told and asked, their next shifts and their hours. */
export function OwnCards({ day, company, locations }: OwnCardsProps) {
  const { employee, today, week, before, entries, own, shifts } = day;
  const { id: employeeId } = employee;
  return (
    <InOrder sx={{ gridArea: "own", minWidth: 0 }}>
      <OwnMessages employeeId={employeeId} today={today} Frame={Section} />
      <OwnCoverOffers employeeId={employeeId} locations={locations} />
      <OwnRequests employeeId={employeeId} />
      <OwnLists employee={employee} shifts={own} locations={locations} Frame={Section} />
      <NextShifts employee={employee} shifts={shifts} locations={locations} />
      <OwnOpenShifts
        employee={employee}
        company={company}
        today={today}
        own={own}
        locations={locations}
      />
      <OwnWeek week={week} weekBefore={before} entries={entries} locations={locations}>
        {/* Read again when the finished time of the week changes. */}
        <OwnPeriod key={week?.hours.workedSeconds ?? 0} employeeId={employeeId} company={company} />
      </OwnWeek>
    </InOrder>
  );
}

import useMediaQuery from "@mui/material/useMediaQuery";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import { useMemo } from "react";
import { employeeNames } from "../../entities/employees/employee-names.ts";
import { locationNames } from "../../entities/locations/location-names.ts";
import { useRoleName } from "../../entities/company/use-job-roles.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { browserZone } from "../../time/browser-zone.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { InOrder } from "../../ui/page/in-order.tsx";
import { Page } from "../../ui/page/page.tsx";
import type { CalendarAddress } from "./calendar-address.ts";
import { CalendarBar, CalendarViews } from "./calendar-bar.tsx";
import { CalendarContent } from "./calendar-content.tsx";
import { CalendarFilterFields, LayersButton } from "./calendar-filters.tsx";
import { CalendarSkeleton } from "./calendar-skeleton.tsx";
import { daysOfView } from "./calendar-view.ts";
import { FeedHint } from "./feed-hint.tsx";
import type { ItemNames } from "./item-words.ts";
import { OwnTimeOff } from "./own-time-off.tsx";
import { useCalendarActs } from "./use-calendar-acts.tsx";
import { useCalendarItems } from "./use-calendar-items.ts";
import { useFilters } from "./use-filters.ts";
import { useLayers } from "./use-layers.ts";

interface CalendarScreenProps {
  company: Company;
  employees: readonly Employee[];
  locations: readonly Location[];
  today: LocalDate;
  address: CalendarAddress;
}

/** The calendar once the people and places are known. */
export function CalendarScreen(props: CalendarScreenProps) {
  const { company, employees, locations, today, address } = props;
  const { view, day, set } = address;
  const { employeeId } = useActor();
  const [layers, toggleLayer] = useLayers();
  const { filters, isMine } = useFilters(address, props);
  const startsOn = company.workRules.weekStart;
  const days = useMemo(() => daysOfView(view, day, startsOn), [view, day, startsOn]);
  const names = useItemNames(employees, locations);
  const result = useCalendarItems({ ...props, days, layers, filters });
  const { buttons, dialogs, choose } = useCalendarActs({ day, filters, employees });
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down("sm"), { noSsr: true });
  const views = <CalendarViews view={view} onView={(next) => set({ view: next })} />;
  return (
    <Page
      title="Calendar"
      actions={
        <>
          {!isPhone && views}
          <LayersButton layers={layers} onToggle={toggleLayer} />
          {buttons}
        </>
      }
      filters={
        <>
          <CalendarBar
            view={view}
            day={day}
            days={days}
            today={today}
            onDay={(next) => set({ day: next })}
          />
          {isPhone && views}
          <CalendarFilterFields filters={filters} set={set} isMine={isMine} />
        </>
      }
    >
      <InOrder>
        <DataStates result={result} label="the calendar" skeleton={<CalendarSkeleton />}>
          {(found) => (
            <CalendarContent
              {...found}
              {...{ address, days, today, startsOn, names, onChoose: choose }}
              timeZone={zoneOf(filters.locationId, props)}
            />
          )}
        </DataStates>
        {employeeId !== null && <OwnTimeOff employeeId={employeeId} today={today} />}
        {employeeId !== null && <FeedHint />}
      </InOrder>
      {dialogs}
    </Page>
  );
}

function zoneOf(
  locationId: Location["id"] | null,
  { company, locations }: Pick<CalendarScreenProps, "company" | "locations">,
): string {
  return locations.find(({ id }) => id === locationId)?.timeZone ?? company.timeZone;
}

function useItemNames(employees: readonly Employee[], locations: readonly Location[]): ItemNames {
  const locale = useLocale();
  const role = useRoleName();
  const { employeeId: ownId } = useActor();
  return useMemo(
    () => ({
      employee: employeeNames(employees),
      location: locationNames(locations),
      role,
      locations,
      ownId,
      readerZone: browserZone(),
      locale,
    }),
    [employees, locations, role, ownId, locale],
  );
}

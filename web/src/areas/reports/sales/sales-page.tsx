import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { Company } from "@crewline/domain/records/company/company";
import type { Location } from "@crewline/domain/records/locations/location";
import { salesTexts } from "@crewline/domain/words/sales/sales-words";
import { useCompany } from "../../../entities/company/use-company.ts";
import { WeekPicker } from "../../../entities/company/week-picker.tsx";
import { useLocations } from "../../../entities/locations/use-locations.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useMay } from "../../../session/actor/use-may.ts";
import { todayIn } from "../../../time/use-today.ts";
import { useAddressDay } from "../../../time/use-address-day.ts";
import { useAddressChoice } from "../../../ui/address/use-address.ts";
import { useUrlParams } from "../../../ui/address/use-url-params.ts";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { allResults } from "../../../ui/loading/load-result.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { ReportTabs } from "../catalogue/report-tabs.tsx";
import { SalesActions } from "./sales-actions.tsx";
import { SalesForm } from "./sales-form.tsx";
import { useSalesWeek } from "./use-sales-week.ts";

/** The sales of a location, week by week. */
export function SalesPage() {
  const { title, noLocations, noLocationsText } = salesTexts(useLocale());
  const result = allResults({ company: useCompany(), locations: useLocations() });
  if (result.status === "ready") {
    const { company, locations } = result.data;
    const [first] = locations
      .filter(({ status }) => status === "active")
      .toSorted((a, b) => a.name.localeCompare(b.name));
    if (first !== undefined)
      return <LocationSales company={company} locations={locations} first={first} />;
  }
  return (
    <Page title={title} filters={<ReportTabs />}>
      <DataStates result={result} label={title}>
        {() => (
          <EmptyState
            title={noLocations}
            text={noLocationsText}
            action={
              <Button component={Link} to="/locations" variant="contained">
                {noLocations}
              </Button>
            }
          />
        )}
      </DataStates>
    </Page>
  );
}

const params = { location: "", week: "", by: "" };

interface LocationSalesProps {
  company: Company;
  locations: readonly Location[];
  /** The location that is shown until one is chosen. */
  first: Location;
}

function LocationSales({ company, locations, first }: LocationSalesProps) {
  const texts = salesTexts(useLocale());
  const mayEnter = useMay("reports", "enterSales");
  const { values, set } = useUrlParams(params);
  const location = useAddressChoice("location", locations) ?? first;
  const day = useAddressDay("week") ?? todayIn(location.timeZone);
  const weekStart = weekStartOf(day, company.workRules.weekStart);
  const result = useSalesWeek(location.id, weekStart);
  const isByHour = values.by === "hour";
  return (
    <Page
      title={texts.title}
      actions={
        mayEnter && <SalesActions company={company} locations={locations} location={location} />
      }
      filters={
        <>
          <ReportTabs />
          <SelectInput
            label={texts.location}
            value={location.id}
            options={locations
              .filter(({ id, status }) => status === "active" || id === location.id)
              .map(({ id, name }) => ({ value: id, label: name }))
              .toSorted((a, b) => a.label.localeCompare(b.label))}
            onChange={(id) => set({ location: id })}
            isCompact
          />
          <WeekPicker value={weekStart} onChange={(week) => set({ week })} />
          <SelectInput
            label={texts.view}
            value={isByHour ? "hour" : ""}
            options={[
              { value: "", label: texts.byDay },
              { value: "hour", label: texts.byHour },
            ]}
            onChange={(by) => set({ by })}
            isCompact
          />
        </>
      }
    >
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: 720 }}>
        {texts.intro}
      </Typography>
      <DataStates result={result} label={texts.title}>
        {(week) => (
          <SalesForm
            key={`${location.id} ${weekStart}`}
            company={company}
            location={location}
            weekStart={weekStart}
            week={week}
            isByHour={isByHour}
            mayEdit={mayEnter}
          />
        )}
      </DataStates>
    </Page>
  );
}

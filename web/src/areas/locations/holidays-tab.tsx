import { useQuery } from "@tanstack/react-query";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { countryPresets } from "@crewline/domain/rules/phones/country-presets";
import type { HolidayCalendar } from "@crewline/domain/records/locations/location-plan";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { trpc } from "../../api/trpc.ts";
import { useCompany } from "../../entities/company/use-company.ts";
import { useToday } from "../../time/use-today.ts";
import { FormProblemAlert } from "../../ui/dialogs/form-problem-alert.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { useSuggested } from "../../ui/forms/use-suggested.ts";
import { FoundHolidays } from "./found-holidays.tsx";

/** The public holidays of the place: looked up by country and region, taken over by choice. */
export function HolidaysTab({ location }: { location: LocationRecord }) {
  const company = useCompany();
  if (company.status !== "ready") return <Skeleton height={160} />;
  const country = location.holidayCalendar?.country ?? company.data.country;
  return <Calendar location={location} country={country} />;
}

function Calendar({ location, country }: { location: LocationRecord; country: string }) {
  const today = useToday(location.timeZone);
  const thisYear = Number(today.slice(0, 4));
  const [calendar, setCalendar] = useSuggested<HolidayCalendar>(
    location.holidayCalendar ?? { country, region: null },
  );
  const [year, setYear] = useSuggested(thisYear);
  const query = useQuery(trpc.locations.holidays.queryOptions({ ...calendar, year }));
  const regions = query.data?.regions ?? [];
  return (
    <Stack spacing={2}>
      <SelectInput
        label="Country"
        value={calendar.country}
        options={countryOptions(calendar.country)}
        onChange={(chosen) => setCalendar({ country: chosen, region: null })}
      />
      {(regions.length > 0 || calendar.region !== null) && (
        <SelectInput
          label="Region"
          value={calendar.region ?? ""}
          options={[
            { value: "", label: "Whole country" },
            ...regions.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          onChange={(region) => setCalendar({ ...calendar, region: region || null })}
        />
      )}
      <SelectInput
        label="Year"
        value={String(year)}
        options={[0, 1, 2].map((more) => yearOption(thisYear + more))}
        onChange={(chosen) => setYear(Number(chosen))}
      />
      {query.isPending && <Skeleton height={160} />}
      {query.isError && (
        <>
          <FormProblemAlert problem={{ message: query.error.message, fieldErrors: {} }} />
          <Button onClick={() => void query.refetch()}>Try again</Button>
        </>
      )}
      {query.data !== undefined && (
        <FoundHolidays
          key={`${calendar.country} ${calendar.region} ${year}`}
          location={location}
          calendar={calendar}
          holidays={query.data.days.filter(({ day }) => day >= today)}
        />
      )}
    </Stack>
  );
}

function countryOptions(chosen: string) {
  const options = countryPresets.map(({ code, name }) => ({ value: code, label: name }));
  const isKnown = options.some(({ value }) => value === chosen);
  return isKnown ? options : [{ value: chosen, label: chosen }, ...options];
}

function yearOption(year: number) {
  return { value: String(year), label: String(year) };
}

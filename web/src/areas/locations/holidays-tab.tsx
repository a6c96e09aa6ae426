import { pluralForm } from "@crewline/domain/kernel/formats/counted";
import { useQuery } from "@tanstack/react-query";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { countryPresets } from "@crewline/domain/rules/phones/country-presets";
import { newHolidays } from "@crewline/domain/rules/locations/add-holidays";
import type { HolidayCalendar } from "@crewline/domain/records/locations/location-plan";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { useLocale } from "../../locale/use-locale.ts";
import { trpc } from "../../api/trpc.ts";
import { useCompany } from "../../entities/company/use-company.ts";
import { useToday } from "../../time/use-today.ts";
import { FormProblemAlert } from "../../ui/dialogs/form-problem-alert.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { useSuggested } from "../../ui/forms/use-suggested.ts";
import { HolidayList } from "./holiday-list.tsx";
import { useLocationForm } from "./use-location-form.ts";

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
        <Found
          key={`${calendar.country} ${calendar.region} ${year}`}
          location={location}
          calendar={calendar}
          holidays={query.data.days.filter(({ day }) => day >= today)}
        />
      )}
    </Stack>
  );
}

interface FoundProps {
  location: LocationRecord;
  calendar: HolidayCalendar;
  holidays: readonly { day: string; name: string }[];
}

function Found({ location, calendar, holidays }: FoundProps) {
  const locale = useLocale();
  const { form, mayEdit, saveWith } = useLocationForm(location, specialDaysOf);
  const [isClosed, setIsClosed] = useState(true);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const known = form.draft.specialDays;
  const added = newHolidays(
    known,
    holidays.filter(({ day }) => !left.has(day)),
    { isClosed },
  );
  const handleAdd = () =>
    saveWith({ specialDays: [...known, ...added], holidayCalendar: calendar });
  if (holidays.length === 0) {
    return <Typography>There are no more public holidays to add for this choice.</Typography>;
  }
  return (
    <>
      <HolidayList
        holidays={holidays}
        known={known}
        left={left}
        onLeave={(day, isLeft) => setLeft(withDay(left, day, isLeft))}
      />
      <SelectInput
        label="On these days the location is"
        value={isClosed ? "closed" : "usual"}
        options={[
          { value: "closed", label: "Closed" },
          { value: "usual", label: "Open as usual" },
        ]}
        onChange={(kind) => setIsClosed(kind === "closed")}
        help="You can change each day on the Hours tab."
      />
      <FormProblemAlert problem={form.problem} />
      <Button
        variant="contained"
        sx={{ alignSelf: "flex-end" }}
        disabled={added.length === 0 || !mayEdit}
        loading={form.isRunning}
        onClick={() => void handleAdd()}
      >
        {pluralForm(
          added.length,
          { one: "Add 1 holiday", other: `Add ${added.length} holidays` },
          locale,
        )}
      </Button>
      <Typography variant="body2" color="textSecondary">
        Check the holidays against your contracts.
      </Typography>
    </>
  );
}

function specialDaysOf({ specialDays }: LocationRecord) {
  return { specialDays };
}

function withDay(days: ReadonlySet<string>, day: string, isIn: boolean): ReadonlySet<string> {
  return new Set(isIn ? [...days, day] : [...days].filter((other) => other !== day));
}

function countryOptions(chosen: string) {
  const options = countryPresets.map(({ code, name }) => ({ value: code, label: name }));
  const isKnown = options.some(({ value }) => value === chosen);
  return isKnown ? options : [{ value: chosen, label: chosen }, ...options];
}

function yearOption(year: number) {
  return { value: String(year), label: String(year) };
}

import { pluralForm } from "@crewline/domain/kernel/formats/counted";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { newHolidays } from "@crewline/domain/rules/locations/add-holidays";
import type { HolidayCalendar } from "@crewline/domain/records/locations/location-plan";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { useLocale } from "../../locale/use-locale.ts";
import { FormProblemAlert } from "../../ui/dialogs/form-problem-alert.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { HolidayList } from "./holiday-list.tsx";
import { useLocationForm } from "./use-location-form.ts";

interface FoundHolidaysProps {
  location: LocationRecord;
  calendar: HolidayCalendar;
  holidays: readonly { day: string; name: string }[];
}

/** The holidays that were looked up, and which of them are added. */
export function FoundHolidays({ location, calendar, holidays }: FoundHolidaysProps) {
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

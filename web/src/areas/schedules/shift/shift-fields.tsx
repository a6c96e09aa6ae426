import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { offeredRolesWords } from "@crewline/domain/words/schedules/offered-roles-words";
import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { formatLocalTime, formatLongDay } from "@crewline/domain/kernel/formats/format-time";
import { offeredRoles } from "@crewline/domain/rules/drafts/offered-roles";
import { plannedSeconds } from "@crewline/domain/rules/schedules/planned-seconds";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { useLocale } from "../../../locale/use-locale.ts";
import { DayInput } from "../../../ui/inputs/day-input.tsx";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import { Sentences } from "../../../ui/page/sentences.tsx";
import { TimeInput } from "../../../inputs/time-input.tsx";
import type { CheckedForm } from "./check-shift-form.ts";
import { OpenShiftFields } from "./open-shift-fields.tsx";
import { RepeatedHourInput } from "./repeated-hour-input.tsx";
import type { RosterWeek } from "../model/roster-context.ts";
import { ReasonInput } from "../rules/reason-input.tsx";
import type { FormReason } from "../rules/use-form-reason.ts";
import { SuggestPeople } from "./suggest-people.tsx";
import type { ShiftForm } from "./shift-form.ts";
import { roleFrom } from "./shift-form.ts";

interface ShiftFieldsProps {
  form: ShiftForm;
  onChange: (change: Partial<ShiftForm>) => void;
  checked: CheckedForm;
  errorOf: (field: string) => string | undefined;
  week: RosterWeek;
  /** What the rules warn of, and the reason to schedule the shift all the same. */
  reason: FormReason;
  /** True for a shift of a locked week, which can only be read. */
  isLocked?: boolean;
}

/** The fields of one shift, with what follows from them below the times. */
export function ShiftFields(props: ShiftFieldsProps) {
  const locale = useLocale();
  const { form, onChange, checked, errorOf, week } = props;
  const { people, location } = week;
  const field = (name: keyof ShiftForm & string) => ({
    value: form[name] ?? "",
    error: errorOf(name),
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <>
      <SelectInput label="Person" {...field("employeeId")} options={personOptions(people)} />
      <SuggestPeople
        form={form}
        locationId={location.id}
        isDisabled={checked.placed === null || props.isLocked === true}
        onChoose={(employeeId) => onChange({ employeeId })}
      />
      <DayInput label="Day" {...field("day")} isRequired />
      <Stack direction="row" spacing={2}>
        <TimeInput label="Start" {...field("startsAtLocal")} isRequired />
        <TimeInput label="End" {...field("endsAtLocal")} isRequired />
      </Stack>
      {checked.repeated.includes("startsAtLocal") && (
        <RepeatedHourInput
          label={`${formatLocalTime(form.startsAtLocal, locale)} happens twice that night. Which one starts the shift?`}
          {...field("startsInRepeatedHour")}
        />
      )}
      {checked.repeated.includes("endsAtLocal") && (
        <RepeatedHourInput
          label={`${formatLocalTime(form.endsAtLocal, locale)} happens twice that night. Which one ends the shift?`}
          {...field("endsInRepeatedHour")}
        />
      )}
      <Consequence form={form} checked={checked} timeZone={location.timeZone} />
      {props.isLocked !== true && <Findings reason={props.reason} error={errorOf("reason")} />}
      <Stack direction="row" spacing={2}>
        <SelectInput label="Job role" {...field("jobRoleId")} {...roleChoice(week, form, locale)} />
        <TextInput label="Unpaid break (min)" inputMode="numeric" {...field("breakMinutes")} />
      </Stack>
      {form.employeeId === "" && <OpenShiftFields field={field} />}
      <TextInput label="Note" rows={2} maxLength={500} {...field("note")} />
    </>
  );
}

/** What needs a reason, with the field for it, and what is worth knowing. */
function Findings({ reason, error }: { reason: FormReason; error: string | undefined }) {
  const { warnings, infos, isNeeded, value, onChange } = reason;
  return (
    <>
      {warnings.length > 0 && (
        <Alert severity="warning" role="status">
          <Sentences texts={warnings} />
        </Alert>
      )}
      {isNeeded && <ReasonInput value={value} onChange={onChange} error={error} />}
      {infos.length > 0 && (
        <Typography component="div" variant="body2" sx={{ color: "text.secondary" }}>
          <Sentences texts={infos} />
        </Typography>
      )}
    </>
  );
}

interface ConsequenceProps {
  form: ShiftForm;
  checked: CheckedForm;
  timeZone: string;
}

/** Says how many hours of work the shift has and, if it ends on another day, on which. */
function Consequence({ form, checked, timeZone }: ConsequenceProps) {
  const locale = useLocale();
  const { placed } = checked;
  if (placed === null) return null;
  const unpaidBreakSeconds = Math.round((Number(form.breakMinutes) || 0) * 60);
  const hours = formatDuration(plannedSeconds({ ...placed, unpaidBreakSeconds }));
  const endDay = localDateAt(placed.endsAt, timeZone);
  const end = endDay === form.day ? "" : `, ends on ${formatLongDay(endDay, locale)}`;
  return (
    <Typography component="output" variant="body2" sx={{ color: "text.secondary" }}>
      {`${hours} hours of work${end}`}
    </Typography>
  );
}

function personOptions(people: readonly Employee[]) {
  return [
    { value: "", label: "Unassigned (open shift)" },
    ...people.map((person) => ({ value: person.id, label: person.name })),
  ];
}

/** The roles that the shift may have, and whose they are. */
function roleChoice(
  { location, companyRoles, people }: RosterWeek,
  form: ShiftForm,
  locale: Locale,
) {
  const { employeeId } = form;
  const isOpen = employeeId === "";
  const asked = isOpen ? people : people.filter(({ id }) => id === employeeId);
  const choice = { location, companyRoles, people: asked, isOpen, current: roleFrom(form) };
  const roles = offeredRoles(choice).map(({ id, name }) => ({ value: String(id), label: name }));
  return {
    options: [{ value: "", label: "Any" }, ...roles],
    help: offeredRolesWords(choice, locale),
  };
}

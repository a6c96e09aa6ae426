import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { PayPeriod } from "@crewline/domain/kernel/time/pay-period";
import { payPeriodOf } from "@crewline/domain/kernel/time/pay-period";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import { localDateSchema } from "@crewline/domain/kernel/time/local-date";
import Typography from "@mui/material/Typography";
import { useLocale } from "../../locale/use-locale.ts";
import { DayInput } from "../../ui/inputs/day-input.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { weekdayOptions } from "../../inputs/weekday-options.ts";
import { todayIn } from "../../time/use-today.ts";
import { browserZone } from "../../time/browser-zone.ts";

interface PayPeriodFieldsProps {
  value: PayPeriod;
  onChange: (value: PayPeriod) => void;
  errorOf: (field: string) => string | undefined;
}

type Kind = PayPeriod["kind"];

/** The fields for how often people are paid and from which day, with the period of today. */
export function PayPeriodFields({ value, onChange, errorOf }: PayPeriodFieldsProps) {
  const locale = useLocale();
  return (
    <>
      <SelectInput
        label="People are paid"
        value={value.kind}
        options={kindOptions}
        onChange={(kind) => onChange(startOf(kind))}
        error={errorOf("kind")}
      />
      <KindFields value={value} onChange={onChange} errorOf={errorOf} />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {presentPeriod(value, locale)}
      </Typography>
    </>
  );
}

function KindFields({ value, onChange, errorOf }: PayPeriodFieldsProps) {
  const locale = useLocale();
  switch (value.kind) {
    case "weekly":
      return (
        <SelectInput
          label="Pay periods start on"
          value={value.startsOn}
          options={weekdayOptions(locale)}
          onChange={(startsOn) => onChange({ ...value, startsOn })}
          error={errorOf("startsOn")}
        />
      );
    case "biweekly":
      return (
        <DayInput
          label="First day of one pay period"
          value={value.anchor}
          onChange={(anchor) => onChange({ ...value, anchor })}
          error={errorOf("anchor")}
          help="Any period will do; the others follow every 14 days."
          isRequired
        />
      );
    case "semi-monthly":
      return (
        <>
          <DayOfMonthInput
            label="First period starts on day"
            value={value.firstDay}
            onChange={(firstDay) => onChange({ ...value, firstDay })}
            error={errorOf("firstDay")}
          />
          <DayOfMonthInput
            label="Second period starts on day"
            value={value.secondDay}
            onChange={(secondDay) => onChange({ ...value, secondDay })}
            error={errorOf("secondDay")}
          />
        </>
      );
    case "monthly":
      return (
        <DayOfMonthInput
          label="Pay periods start on day"
          value={value.firstDay}
          onChange={(firstDay) => onChange({ ...value, firstDay })}
          error={errorOf("firstDay")}
        />
      );
  }
}

interface DayOfMonthInputProps {
  label: string;
  value: number;
  onChange: (day: number) => void;
  error: string | undefined;
}

function DayOfMonthInput({ label, value, onChange, error }: DayOfMonthInputProps) {
  return (
    <SelectInput
      label={label}
      value={String(value)}
      options={dayOptions}
      onChange={(day) => onChange(Number(day))}
      error={error}
      help={value > 28 ? "In shorter months it is the last day." : undefined}
    />
  );
}

const dayOptions = Array.from({ length: 31 }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1),
}));

const kindOptions: readonly { value: Kind; label: string }[] = [
  { value: "weekly", label: "Every week" },
  { value: "biweekly", label: "Every two weeks" },
  { value: "semi-monthly", label: "Twice a month" },
  { value: "monthly", label: "Every month" },
];

function startOf(kind: Kind): PayPeriod {
  switch (kind) {
    case "weekly":
      return { kind, startsOn: "monday" };
    case "biweekly":
      return { kind, anchor: "" };
    case "semi-monthly":
      return { kind, firstDay: 1, secondDay: 16 };
    case "monthly":
      return { kind, firstDay: 1 };
  }
}

function presentPeriod(value: PayPeriod, locale: Locale): string {
  if (value.kind === "biweekly" && !localDateSchema.safeParse(value.anchor).success) return "";
  const { firstDay, lastDay } = payPeriodOf(todayIn(browserZone()), value);
  return `The present pay period is ${formatDate(firstDay, locale)} to ${formatDate(lastDay, locale)}.`;
}

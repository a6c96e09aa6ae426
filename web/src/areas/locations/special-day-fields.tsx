import Delete from "@mui/icons-material/DeleteOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { SpecialDay } from "@crewline/domain/records/locations/location";
import { rangesText } from "@crewline/domain/words/locations/opening-hours-text";
import { isLocalDate } from "@crewline/domain/kernel/time/local-date";
import { formatDate, formatWeekday } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../locale/use-locale.ts";
import { OpenRangesInput, usualRange } from "../../entities/locations/open-ranges-input.tsx";
import { DayInput } from "../../ui/inputs/day-input.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";

interface SpecialDayFieldsProps {
  value: SpecialDay;
  /** True if the fields are shown; otherwise the day is one line of text. */
  isOpen: boolean;
  onToggle: () => void;
  onChange: (value: SpecialDay) => void;
  onRemove: () => void;
  errorOf: (field: string) => string | undefined;
}

/** One special day: a line of the calendar, or the fields behind it. */
export function SpecialDayFields(props: SpecialDayFieldsProps) {
  const locale = useLocale();
  const { value, isOpen, onToggle, onChange, onRemove, errorOf } = props;
  const title = dayTitle(value.day, locale);
  const hasError = ["day", "name", "hours"].some((field) => errorOf(field) !== undefined);
  return (
    <Box sx={{ borderTop: 1, borderColor: "divider", pt: 1 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: "center" }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography>{value.name === "" ? title : `${title}: ${value.name}`}</Typography>
          <Typography variant="body2" color="textSecondary">
            {hoursWords(value, locale)}
          </Typography>
        </Box>
        <Button
          size="small"
          color="inherit"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? "Close" : "Change"} ${title}`}
          onClick={onToggle}
        >
          {isOpen ? "Close" : "Change"}
        </Button>
        <IconButton aria-label={`Remove ${title}`} onClick={onRemove}>
          <Delete fontSize="small" />
        </IconButton>
      </Stack>
      {(isOpen || hasError) && (
        <Stack spacing={1.5} sx={{ py: 1.5 }}>
          <Stack direction="row" spacing={1}>
            <DayInput
              label="Day"
              value={value.day}
              onChange={(day) => onChange({ ...value, day })}
              error={errorOf("day")}
              isSmall
            />
            <TextInput
              label="What is it?"
              value={value.name}
              onChange={(name) => onChange({ ...value, name })}
              error={errorOf("name")}
              isSmall
            />
          </Stack>
          <SelectInput
            label="The location is"
            value={kindOf(value.hours)}
            options={kindOptions}
            onChange={(kind) => onChange({ ...value, hours: hoursOfKind(kind) })}
            isSmall
          />
          {value.hours !== null && value.hours.length > 0 && (
            <OpenRangesInput
              label="Open"
              value={value.hours}
              onChange={(hours) => onChange({ ...value, hours })}
              errorOf={(field) => errorOf(`hours.${field}`)}
            />
          )}
        </Stack>
      )}
    </Box>
  );
}

type Kind = "closed" | "usual" | "other";

const kindOptions = [
  { value: "closed", label: "Closed" },
  { value: "usual", label: "Open as usual" },
  { value: "other", label: "Open at other hours" },
] as const;

function kindOf(hours: SpecialDay["hours"]): Kind {
  if (hours === null) return "usual";
  return hours.length === 0 ? "closed" : "other";
}

function hoursOfKind(kind: Kind): SpecialDay["hours"] {
  if (kind === "usual") return null;
  return kind === "closed" ? [] : [usualRange];
}

/** The effect of the day on the opening hours, in words. */
export function hoursWords({ hours }: Pick<SpecialDay, "hours">, locale: Locale): string {
  return hours === null ? "Open as usual" : rangesText(hours, { locale });
}

function dayTitle(day: string, locale: Locale): string {
  return isLocalDate(day)
    ? `${formatWeekday(day, "short", locale)}, ${formatDate(day, locale)}`
    : "New day";
}

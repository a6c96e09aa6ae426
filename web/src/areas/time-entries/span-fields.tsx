import Delete from "@mui/icons-material/DeleteOutlined";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Repeat, WallSpan, WallTime } from "@crewline/domain/rules/time-entries/wall-span";
import { DayInput } from "../../ui/inputs/day-input.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { TimeInput } from "../../inputs/time-input.tsx";

interface SpanFieldsProps {
  value: WallSpan;
  onChange: (value: WallSpan) => void;
  /** A sentence per field, by the field's path. */
  problems: Record<string, string>;
  /** Fields whose wall time happens twice that night; they ask which of the two is meant. */
  repeated: readonly string[];
  timeZone: string;
}

/** The fields of worked time as wall times of one location: day, from, to, and its breaks. */
export function SpanFields({ value, onChange, problems, repeated, timeZone }: SpanFieldsProps) {
  const isNextDay = value.endsAt.time !== "" && value.endsAt.time <= value.startsAt.time;
  const field = (path: string) => ({ problem: problems[path], asks: repeated.includes(path) });
  const setBreak = (index: number, change: Partial<WallSpan["breaks"][number]>) => {
    const breaks = value.breaks.map((taken, i) => (i === index ? { ...taken, ...change } : taken));
    onChange({ ...value, breaks });
  };
  return (
    <Stack spacing={2}>
      <DayInput
        label="Day"
        value={value.day}
        onChange={(day) => onChange({ ...value, day })}
        isRequired
      />
      <Stack direction={{ xs: "column", sm: "row" }} spacing={2}>
        <WallTimeField
          label="From"
          value={value.startsAt}
          onChange={(startsAt) => onChange({ ...value, startsAt })}
          {...field("startsAt")}
        />
        <WallTimeField
          label="To"
          value={value.endsAt}
          onChange={(endsAt) => onChange({ ...value, endsAt })}
          help={isNextDay ? "On the next day" : undefined}
          {...field("endsAt")}
        />
      </Stack>
      {value.breaks.map((taken, index) => (
        <BreakRow
          // A break has no identity but its place in the list.
          key={`break-${index + 1}`}
          number={index + 1}
          taken={taken}
          onChange={(change) => setBreak(index, change)}
          onRemove={() =>
            onChange({ ...value, breaks: value.breaks.filter((_, i) => i !== index) })
          }
          from={field(`breaks.${index}.startsAt`)}
          to={field(`breaks.${index}.endsAt`)}
        />
      ))}
      <Stack direction="row" sx={{ alignItems: "center", justifyContent: "space-between" }}>
        <Button
          size="small"
          onClick={() => onChange({ ...value, breaks: [...value.breaks, noBreak] })}
        >
          Add a break
        </Button>
        <Typography variant="caption" color="textSecondary">
          Times of {timeZone.replaceAll("_", " ")}
        </Typography>
      </Stack>
    </Stack>
  );
}

const blank: WallTime = { time: "", repeat: null };
const noBreak = { startsAt: blank, endsAt: blank, isPaid: false };

interface FieldState {
  problem: string | undefined;
  asks: boolean;
}

interface BreakRowProps {
  number: number;
  taken: WallSpan["breaks"][number];
  onChange: (change: Partial<WallSpan["breaks"][number]>) => void;
  onRemove: () => void;
  from: FieldState;
  to: FieldState;
}

function BreakRow({ number, taken, onChange, onRemove, from, to }: BreakRowProps) {
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ alignItems: "flex-start" }}
      role="group"
      aria-label={`Break ${number}`}
    >
      <WallTimeField
        label={`Break ${number} from`}
        value={taken.startsAt}
        onChange={(startsAt) => onChange({ startsAt })}
        {...from}
      />
      <WallTimeField
        label="to"
        value={taken.endsAt}
        onChange={(endsAt) => onChange({ endsAt })}
        {...to}
      />
      <SelectInput
        label="Pay"
        value={taken.isPaid ? "paid" : "unpaid"}
        onChange={(pay) => onChange({ isPaid: pay === "paid" })}
        options={[
          { value: "unpaid", label: "Unpaid" },
          { value: "paid", label: "Paid" },
        ]}
      />
      <IconButton aria-label={`Remove break ${number}`} onClick={onRemove} sx={{ mt: 1 }}>
        <Delete />
      </IconButton>
    </Stack>
  );
}

interface WallTimeFieldProps extends FieldState {
  label: string;
  value: WallTime;
  onChange: (value: WallTime) => void;
  help?: string | undefined;
}

function WallTimeField({ label, value, onChange, problem, asks, help }: WallTimeFieldProps) {
  return (
    <Stack spacing={1} sx={{ flexGrow: 1 }}>
      <TimeInput
        label={label}
        value={value.time}
        onChange={(time) => onChange({ time, repeat: null })}
        error={problem}
        help={help}
        isRequired
      />
      {asks && (
        <SelectInput
          label={`${label}: which one`}
          value={value.repeat ?? ""}
          onChange={(repeat) => onChange({ ...value, repeat: asRepeat(repeat) })}
          options={[
            { value: "", label: "Choose" },
            { value: "first", label: "First, before the clocks go back" },
            { value: "second", label: "Second, after" },
          ]}
        />
      )}
    </Stack>
  );
}

function asRepeat(value: Repeat | ""): Repeat | null {
  return value === "" ? null : value;
}

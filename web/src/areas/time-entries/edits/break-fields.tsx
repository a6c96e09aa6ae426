import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { commonZoneName } from "@crewline/domain/kernel/time/zone-names";
import type { WallSpan, WallTime } from "@crewline/domain/rules/time-entries/wall-span";
import { useLocale } from "../../../locale/use-locale.ts";
import { BreakRow } from "./break-row.tsx";
import type { WallTimeState } from "./wall-time-field.tsx";

interface BreakFieldsProps {
  value: WallSpan["breaks"];
  onChange: (breaks: WallSpan["breaks"]) => void;
  /** The state of a field by its path: "breaks.0.startsAt". */
  stateOf: (field: string) => WallTimeState;
  timeZone: string;
}

/** The breaks of worked time, one row each. */
export function BreakFields({ value, onChange, stateOf, timeZone }: BreakFieldsProps) {
  const { language } = useLocale();
  const setBreak = (index: number, change: Partial<WallSpan["breaks"][number]>) =>
    onChange(value.map((taken, i) => (i === index ? { ...taken, ...change } : taken)));
  return (
    <>
      {value.map((taken, index) => (
        <BreakRow
          // A break has no identity but its place in the list.
          key={`break-${index + 1}`}
          number={index + 1}
          taken={taken}
          onChange={(change) => setBreak(index, change)}
          onRemove={() => onChange(value.toSpliced(index, 1))}
          from={stateOf(`breaks.${index}.startsAt`)}
          to={stateOf(`breaks.${index}.endsAt`)}
        />
      ))}
      <Stack direction="row" sx={{ alignItems: "center", justifyContent: "space-between" }}>
        <Button size="small" onClick={() => onChange([...value, noBreak])}>
          Add a break
        </Button>
        <Typography variant="caption" color="textSecondary">
          {commonZoneName(timeZone, language)}
        </Typography>
      </Stack>
    </>
  );
}

const blank: WallTime = { time: "", repeat: null };
const noBreak = { startsAt: blank, endsAt: blank, isPaid: false };

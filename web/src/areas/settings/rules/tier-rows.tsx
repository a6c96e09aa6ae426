import Delete from "@mui/icons-material/DeleteOutlined";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { OvertimeSection } from "@crewline/domain/records/company/rule-sections";
import { secondsOfHours } from "@crewline/domain/kernel/time/duration";
import { HoursInput } from "../../../inputs/duration-inputs.tsx";
import { TimesInput } from "./times-input.tsx";

type Tier = OvertimeSection["dailyTiers"][number];

interface TierRowsProps {
  title: string;
  /** "a day" or "a week", as the fields say it. */
  per: string;
  value: readonly Tier[];
  onChange: (tiers: Tier[]) => void;
  /** The first tier when one is added. */
  first: Tier;
  /** The error of a path below the tiers: "" for them all, ".0.afterSeconds" for one field. */
  errorOf: (path: string) => string | undefined;
}

/** No known law has more tiers, and the preview has to fit into an address. */
const MOST = 4;

/** Tiers as sentences to fill in: after so many hours a day, pay a multiple of the rate. */
export function TierRows({ title, per, value, onChange, first, errorOf }: TierRowsProps) {
  const set = (index: number, changes: Partial<Tier>) =>
    onChange(value.map((tier, at) => (at === index ? { ...tier, ...changes } : tier)));
  return (
    <Stack component="fieldset" spacing={1.5} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {value.map((tier, index) => (
        // The tiers have no names of their own; their order is what they are.
        // oxlint-disable-next-line react/no-array-index-key
        <Stack key={index} direction="row" spacing={1} sx={{ alignItems: "flex-start" }}>
          <HoursInput
            label={`After ${per} of`}
            value={tier.afterSeconds}
            onChange={(afterSeconds) => set(index, { afterSeconds })}
            error={errorOf(`.${index}.afterSeconds`)}
            isSmall
          />
          <TimesInput
            label="Pay"
            value={tier.multiplierPercent}
            onChange={(multiplierPercent) => set(index, { multiplierPercent })}
            error={errorOf(`.${index}.multiplierPercent`)}
            isSmall
          />
          <IconButton
            aria-label={`Remove tier ${index + 1} of ${title.toLowerCase()}`}
            onClick={() => onChange(value.filter((_tier, at) => at !== index))}
          >
            <Delete />
          </IconButton>
        </Stack>
      ))}
      {errorOf("") !== undefined && <FormHelperText error>{errorOf("")}</FormHelperText>}
      {value.length < MOST && (
        <div>
          <Button size="small" onClick={() => onChange([...value, nextTier(value, first)])}>
            {value.length === 0 ? `Add ${title.toLowerCase()}` : "Add a tier"}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** Four hours later, and 0.5 added to the multiple: the usual next step. */
function nextTier(tiers: readonly Tier[], first: Tier): Tier {
  const last = tiers.at(-1);
  if (last === undefined) return first;
  return {
    afterSeconds: last.afterSeconds + secondsOfHours(4),
    multiplierPercent: last.multiplierPercent + 50,
  };
}

import Delete from "@mui/icons-material/DeleteOutlined";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import type { LateNotice, NoticeSettings } from "@crewline/domain/records/company/notice-settings";
import { MOST_LATE_NOTICES } from "@crewline/domain/records/company/notice-settings";
import { RequiredNumberInput } from "../../../inputs/required-number-input.tsx";
import { ScaledNumberInput } from "../../../inputs/scaled-number-input.tsx";
import { CheckInput } from "../../../ui/inputs/check-input.tsx";
import type { RuleFieldsProps } from "./rule-form.tsx";

/** Two weeks, an hour of pay for a change and half of what is lost, as in Oregon. */
const usual: NoticeSettings = { days: 14, changeHundredths: 100, lostPercent: 50, closer: [] };

/** How early staff get their schedule, and what later changes cost. */
export function NoticeFields({ value, onChange, errorOf }: RuleFieldsProps<"limits">) {
  const { notice } = value;
  const set = (changes: Partial<NoticeSettings>) =>
    notice !== null && onChange({ notice: { ...notice, ...changes } });
  const setStep = (index: number, changes: Partial<LateNotice>) =>
    notice !== null &&
    set({ closer: notice.closer.map((one, at) => (at === index ? { ...one, ...changes } : one)) });
  return (
    <>
      <CheckInput
        label="Require notice of the schedule"
        value={notice !== null}
        onChange={(isOn) => onChange({ notice: isOn ? usual : null })}
        help="As fair-workweek laws do. Open shifts that employees take, accepted covers and swaps owe nothing."
      />
      {notice !== null && (
        <>
          <RequiredNumberInput
            label="Notice"
            unit="days"
            decimals={0}
            value={notice.days}
            onChange={(days) => set({ days })}
            error={errorOf("notice.days")}
          />
          <PremiumRow
            value={notice}
            onChange={set}
            errorOf={(field) => errorOf(`notice.${field}`)}
          />
          {notice.closer.map((step, index) => (
            // The steps have no names of their own; their order is what they are.
            // oxlint-disable-next-line react/no-array-index-key
            <Stack key={index} spacing={2}>
              <Stack direction="row" spacing={1} sx={{ alignItems: "flex-start" }}>
                <RequiredNumberInput
                  label="Less than"
                  unit="hours before"
                  decimals={0}
                  value={step.hours}
                  onChange={(hours) => setStep(index, { hours })}
                  error={errorOf(`notice.closer.${index}.hours`)}
                />
                <IconButton
                  aria-label={`Remove premium ${index + 1} for later changes`}
                  onClick={() => set({ closer: notice.closer.filter((_one, at) => at !== index) })}
                >
                  <Delete />
                </IconButton>
              </Stack>
              <PremiumRow
                value={step}
                onChange={(changes) => setStep(index, changes)}
                errorOf={(field) => errorOf(`notice.closer.${index}.${field}`)}
              />
            </Stack>
          ))}
          {notice.closer.length < MOST_LATE_NOTICES && (
            <div>
              <Button
                color="inherit"
                onClick={() => set({ closer: [...notice.closer, dayBefore] })}
              >
                Add a premium for later changes
              </Button>
            </div>
          )}
        </>
      )}
    </>
  );
}

/** A higher premium inside the last day, as in San Francisco. */
const dayBefore: LateNotice = { hours: 24, changeHundredths: 200, lostPercent: 100 };

type Premium = Omit<LateNotice, "hours">;

interface PremiumRowProps {
  value: Premium;
  onChange: (changes: Partial<Premium>) => void;
  errorOf: (field: string) => string | undefined;
}

function PremiumRow({ value, onChange, errorOf }: PremiumRowProps) {
  return (
    <Stack direction={{ xs: "column", sm: "row" }} spacing={2} sx={{ flexGrow: 1 }}>
      <ScaledNumberInput
        label="Added or moved"
        unit="hours of pay"
        per={100}
        value={value.changeHundredths}
        onChange={(changeHundredths) => onChange({ changeHundredths })}
        error={errorOf("changeHundredths")}
      />
      <RequiredNumberInput
        label="Removed or shortened"
        unit="% of lost hours"
        decimals={0}
        value={value.lostPercent}
        onChange={(lostPercent) => onChange({ lostPercent })}
        error={errorOf("lostPercent")}
      />
    </Stack>
  );
}

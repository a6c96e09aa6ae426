import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { presetOfCountry } from "@crewline/domain/rules/phones/country-presets";
import { describeOvertime } from "@crewline/domain/words/company/describe-overtime";
import type { OvertimeSection } from "@crewline/domain/records/company/rule-sections";
import { overtimeOf } from "@crewline/domain/rules/company/rules-on";
import { presetRules } from "@crewline/domain/records/work-rules/preset-rules";
import { overtimePresets } from "@crewline/domain/records/work-rules/work-rules";
import { useLocale } from "../../../locale/use-locale.ts";
import { overtimeOptions } from "../../../entities/company/company-options.ts";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { CustomOvertimeFields } from "./custom-overtime-fields.tsx";
import { RulePage } from "./rule-form.tsx";
import type { RuleFieldsProps } from "./rule-form.tsx";

/** The rules for hours that are paid more: those of a law, or the company's own tiers. */
export function OvertimeRules() {
  return (
    <RulePage
      section="overtime"
      intro="Which hours are paid more. Choose the rules of a law, or adapt them to a contract that is better for your employees."
      Fields={OvertimeFields}
    />
  );
}

const options = [
  ...overtimeOptions.map(({ value, label }) => ({ value: value as Choice, label })),
  { value: "custom" as Choice, label: "Custom rules" },
];
type Choice = OvertimeSection["preset"];

function OvertimeFields(props: RuleFieldsProps<"overtime">) {
  const locale = useLocale();
  const { value, onChange, company } = props;
  const country = presetOfCountry(company.country);
  return (
    <>
      {value.preset === "none" && country?.overtimePreset === "none" && (
        <Alert severity="info">
          We have no overtime rules for {country.name}. No hour is paid more until you choose rules:
          use “Custom rules” for what your law or contracts require.
        </Alert>
      )}
      <SelectInput
        label="Overtime rules"
        value={value.preset}
        options={options}
        onChange={(preset) => onChange(startOf(preset, value))}
      />
      {value.preset === "custom" ? (
        <CustomOvertimeFields {...props} currency={company.currency} />
      ) : (
        <Sentences sentences={describeOvertime(value, locale)} />
      )}
      <SelectInput
        label="Overtime pay is based on"
        value={value.regularRate.method}
        options={methodOptions}
        onChange={(method) => onChange({ regularRate: { ...value.regularRate, method } })}
        help="The law uses the average of all rates of the week; the other rate needs an agreement made before the work."
      />
      <SelectInput
        label="Work across midnight"
        value={value.attribution}
        options={attributionOptions}
        onChange={(attribution) => onChange({ attribution })}
        error={props.errorOf("attribution")}
        help="Daily overtime counts in workdays; overtime laws split work where a workday ends."
      />
    </>
  );
}

/** A preset brings its own rules; custom rules start from those shown. */
function startOf(preset: Choice, present: OvertimeSection): Partial<OvertimeSection> {
  const known = overtimePresets.find((one) => one === preset);
  return known === undefined ? { ...present, preset } : overtimeOf(presetRules(known));
}

const methodOptions = [
  { value: "weighted-average", label: "The average of all rates of the week" },
  { value: "rate-in-effect", label: "The rate of the work done in overtime" },
] as const;

const attributionOptions = [
  { value: "split", label: "Is split where the workday ends" },
  { value: "start", label: "Counts on the day it starts" },
  { value: "end", label: "Counts on the day it ends" },
  { value: "most-worked", label: "Counts on the day with most of the work" },
] as const;

function Sentences({ sentences }: { sentences: readonly string[] }) {
  return (
    <Box component="ul" aria-label="Summary of these rules" sx={{ m: 0, pl: 3 }}>
      {sentences.map((sentence) => (
        <Typography key={sentence} component="li" variant="body2">
          {sentence}
        </Typography>
      ))}
    </Box>
  );
}

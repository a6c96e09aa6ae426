import { everyWeekName } from "@crewline/domain/kernel/formats/day-name";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import type { CompanyGeneral } from "@crewline/domain/records/company/company";
import { presetOfCountry } from "@crewline/domain/rules/phones/country-presets";
import { usualSettings } from "@crewline/domain/rules/company/usual-settings";
import { formatSamples } from "../../entities/company/format-words.ts";
import { useLocale } from "../../locale/use-locale.ts";

interface UsualSettingsProps {
  value: CompanyGeneral;
  onChange: (changes: Partial<CompanyGeneral>) => void;
}

/** The usual settings of the chosen country that differ here, and a way to take them over. */
export function UsualSettings({ value, onChange }: UsualSettingsProps) {
  const usual = usualSettings(value);
  const locale = useLocale();
  const words = wordsOf(usual, locale);
  const country = presetOfCountry(value.country)?.name;
  if (words.length === 0 || country === undefined) return null;
  return (
    <Alert
      severity="info"
      action={
        <Button
          color="inherit"
          size="small"
          sx={{ whiteSpace: "nowrap" }}
          onClick={() => onChange(usual)}
        >
          Use these
        </Button>
      }
    >
      Usual in {country}: {words.join(", ")}.
    </Alert>
  );
}

function wordsOf(
  { currency, weekStart, formats }: ReturnType<typeof usualSettings>,
  locale: Locale,
): string[] {
  const first = weekStart === undefined ? undefined : everyWeekName(weekStart, "long", locale);
  return [
    ...(currency === undefined ? [] : [currency]),
    ...(first === undefined ? [] : [`weeks from ${first}`]),
    ...(formats === undefined ? [] : formatSamples(formats)),
  ];
}

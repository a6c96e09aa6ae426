import { everyWeekName } from "@crewline/domain/kernel/formats/day-name";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import Typography from "@mui/material/Typography";
import type { CompanyBasics } from "@crewline/domain/records/company/company";
import { overtimeLabel } from "../../entities/company/company-options.ts";
import { formatSamples } from "../../entities/company/format-words.ts";
import { useLocale } from "../../locale/use-locale.ts";

/** The settings that follow from the country: formats, the first day of the week, overtime. */
export function CompanyConsequences({ company }: { company: CompanyBasics }) {
  const locale = useLocale();
  return (
    <Typography component="output" variant="body2" sx={{ color: "text.secondary" }}>
      {consequencesOf(company, locale)}
    </Typography>
  );
}

function consequencesOf(
  { formats, weekStart, overtimePreset }: CompanyBasics,
  locale: Locale,
): string {
  const [clock, day, amount] = formatSamples(formats);
  const first = everyWeekName(weekStart, "long", locale);
  const overtime = overtimePreset === "none" ? "yours to choose" : overtimeLabel(overtimePreset);
  const words = [
    ...(clock === undefined ? [] : [`Times look like ${clock}`, `days like ${day}`]),
    ...(amount === undefined ? [] : [`numbers like ${amount}`]),
    `weeks start on ${first}`,
    `overtime: ${overtime}`,
  ];
  return `${words.join(", ")}. You check the rules in a later step.`;
}

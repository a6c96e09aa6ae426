import Typography from "@mui/material/Typography";
import type { CompanyBasics } from "@crewline/domain/records/company/company";
import { overtimeLabel } from "../../entities/company/company-options.ts";
import { formatSamples } from "../../entities/company/format-words.ts";
import { weekdayOptions } from "../../inputs/weekday-options.ts";

/** The settings that follow from the country: formats, the first day of the week, overtime. */
export function CompanyConsequences({ company }: { company: CompanyBasics }) {
  return (
    <Typography component="output" variant="body2" sx={{ color: "text.secondary" }}>
      {consequencesOf(company)}
    </Typography>
  );
}

function consequencesOf({ formats, weekStart, overtimePreset }: CompanyBasics): string {
  const [clock, day, amount] = formatSamples(formats);
  const first = weekdayOptions.find(({ value }) => value === weekStart)?.label ?? weekStart;
  const overtime = overtimePreset === "none" ? "yours to choose" : overtimeLabel(overtimePreset);
  const words = [
    ...(clock === undefined ? [] : [`Times look like ${clock}`, `days like ${day}`]),
    ...(amount === undefined ? [] : [`numbers like ${amount}`]),
    `weeks start on ${first}`,
    `overtime: ${overtime}`,
  ];
  return `${words.join(", ")}. You check the rules in a later step.`;
}

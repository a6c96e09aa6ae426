import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Box from "@mui/material/Box";
import type { Company } from "@crewline/domain/records/company/company";
import { describePart } from "@crewline/domain/words/company/describe-part";
import { ruleHistory } from "@crewline/domain/rules/company/rule-history";
import type { RuleSection } from "@crewline/domain/records/company/rule-sections";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../../locale/use-locale.ts";
import { useToday } from "../../../time/use-today.ts";

interface ScheduledRulesProps {
  company: Company;
  section: RuleSection;
}

/** Saved changes that have not begun, above the form, which shows today's rules. */
export function ScheduledRules({ company, section }: ScheduledRulesProps) {
  const locale = useLocale();
  const today = useToday(company.timeZone);
  const scheduled = ruleHistory(company.ruleChanges, today)
    .filter(({ change, state }) => state === "planned" && change.part.section === section)
    .map(({ change }) => change)
    .toSorted((a, b) => a.effectiveDate.localeCompare(b.effectiveDate));
  if (scheduled.length === 0) return null;
  return (
    <Alert severity="info">
      {scheduled.map(({ id, effectiveDate, part }) => (
        <div key={id}>
          <AlertTitle>{`Scheduled from ${formatDate(effectiveDate, locale)}`}</AlertTitle>
          <Box component="ul" sx={{ m: 0, mb: 1, pl: 3 }}>
            {describePart(part, locale).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Box>
        </div>
      ))}
      The form below shows the rules in effect today.
    </Alert>
  );
}

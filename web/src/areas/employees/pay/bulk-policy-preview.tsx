import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import type { PolicyPreview } from "@crewline/domain/rules/overtime-policies/policy-inputs";
import { counted } from "@crewline/domain/kernel/formats/counted";
import { signedAmount } from "@crewline/domain/kernel/money/amount";
import { useLocale } from "../../../locale/use-locale.ts";
import { useCompany } from "../../../entities/company/use-company.ts";

interface BulkPolicyPreviewProps {
  /** Null before anything was asked. */
  people: readonly PolicyPreview[] | null;
}

/** The total effect of the policy, the people it does not change, and why. */
export function BulkPolicyPreview({ people }: BulkPolicyPreviewProps) {
  const locale = useLocale();
  const company = useCompany();
  if (people === null || company.status !== "ready") return null;
  const { currency } = company.data;
  const refused = people.filter(({ problem }) => problem !== null);
  const weeks = people.flatMap((person) => person.weeks);
  const difference = weeks.reduce(
    (sum, { before, after }) => sum + after.totalMinor - before.totalMinor,
    0,
  );
  const changing = people.length - refused.length;
  return (
    <Box>
      <Typography component="output">
        {`This changes ${changing} of ${counted(people.length, nouns.person, locale)}.`}
        {weeks.length > 0 &&
          ` ${counted(weeks.length, nouns.openWeek, locale)} recalculated: ${signedAmount(difference, currency, locale)}.`}
      </Typography>
      {refused.length > 0 && (
        <Box
          component="ul"
          aria-label="Who stays as is"
          tabIndex={0}
          sx={{ maxHeight: 200, overflowY: "auto", pl: 3, mb: 0 }}
        >
          {refused.map(({ employeeId, problem }) => (
            <li key={employeeId}>{problem}</li>
          ))}
        </Box>
      )}
    </Box>
  );
}

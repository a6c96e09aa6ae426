import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { WhatIf } from "@crewline/domain/records/pay/what-if";
import {
  triedPeriodText,
  whatIfSummary,
  whatIfTexts,
} from "@crewline/domain/words/pay/what-if-words";
import { EffectTable } from "../../../entities/company/rules/effect-table.tsx";
import { useLocale } from "../../../locale/use-locale.ts";

/** What the tried rules and rates come to: in all, in each period, and for each employee. */
export function WhatIfResult({ result }: { result: WhatIf }) {
  const locale = useLocale();
  const texts = whatIfTexts(locale);
  const { currency, periods, people, peopleCount, before, after } = result;
  if (peopleCount === 0) return <Alert severity="info">{texts.noWork}</Alert>;
  if (people.length === 0) return <Alert severity="success">{texts.nothing}</Alert>;
  const [pay, touched] = whatIfSummary(result, locale);
  return (
    <Stack spacing={3}>
      <Box role="status">
        <Typography variant="h2" component="p">
          {pay}
        </Typography>
        <Typography color="textSecondary">{touched}</Typography>
      </Box>
      <EffectTable
        label={texts.periods}
        header={texts.period}
        currency={currency}
        isWhole
        rows={periods.map((period) => ({
          ...period,
          id: period.firstDay,
          name: triedPeriodText(period, locale),
        }))}
        total={{ id: "all", name: texts.all, before, after }}
      />
      <EffectTable
        label={texts.people}
        header={texts.person}
        currency={currency}
        isWhole
        rows={people.map(({ employeeId, employeeName, ...row }) => ({
          ...row,
          id: employeeId,
          name: employeeName,
        }))}
      />
    </Stack>
  );
}

import { pluralForm } from "@crewline/domain/kernel/formats/counted";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { RulePart } from "@crewline/domain/records/company/rule-sections";
import type { RulesPreview } from "@crewline/domain/records/company/rules-preview";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import { useLocale } from "../../../locale/use-locale.ts";
import { trpc } from "../../../api/trpc.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { queryResult } from "../../../ui/loading/load-result.ts";
import { EffectSection, NotClosedNote } from "./effect-section.tsx";
import { periodWords } from "./period-words.ts";
import { RulesEffectTable } from "./rules-effect-table.tsx";

/** Changes that the rules would have made to the last closed pay period, person by person. */
export function RulesEffect({ part }: { part: RulePart }) {
  const query = useQuery(trpc.settings.previewRules.queryOptions({ part }));
  return (
    <EffectSection>
      <DataStates result={queryResult(query)} label="what would have changed">
        {(preview) => <Effect preview={preview} />}
      </DataStates>
    </EffectSection>
  );
}

function Effect({ preview }: { preview: RulesPreview }) {
  const locale = useLocale();
  const { peopleCount, people } = preview;
  const period = periodWords(preview, locale);
  if (peopleCount === 0) {
    return (
      <Alert severity="info">No one worked in {period}, so there is nothing to compare.</Alert>
    );
  }
  if (people.length === 0) {
    return <Alert severity="success">Nothing would have changed in {period}.</Alert>;
  }
  return (
    <Box>
      <Typography sx={{ mb: 1 }}>{changedWords(preview, locale)}</Typography>
      <RulesEffectTable preview={preview} />
      <NotClosedNote {...preview} />
    </Box>
  );
}

function changedWords(preview: RulesPreview, locale: Locale): string {
  const { peopleCount, people, before, after, currency } = preview;
  const period = periodWords(preview, locale);
  const count = people.length;
  const start = pluralForm(
    peopleCount,
    {
      one: `In ${period} this would have changed ${count} of 1 person`,
      other: `In ${period} this would have changed ${count} of ${peopleCount} people`,
    },
    locale,
  );
  const minor = after.totalMinor - before.totalMinor;
  if (minor === 0) return `${start}: the same pay in all.`;
  const amount = formatAmount(Math.abs(minor), currency, locale);
  return minor > 0
    ? `${start}: ${amount} more pay in all.`
    : `${start}: ${amount} less pay in all.`;
}

import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { effectSentences, judgedWordsOf } from "@crewline/domain/words/company/effect-words";
import type { EffectsPreview } from "@crewline/domain/rules/rule-previews/rule-effects";
import type { JudgingPart } from "@crewline/domain/records/company/rule-sections";
import { useLocale } from "../../../locale/use-locale.ts";
import { trpc } from "../../../api/trpc.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { queryResult } from "../../../ui/loading/load-result.ts";
import { EffectSection, NotClosedNote } from "./effect-section.tsx";
import { periodWords } from "./period-words.ts";

/** Punches and shifts of the last closed pay period that the rules would have refused or marked. */
export function JudgingEffect({ part }: { part: JudgingPart }) {
  const query = useQuery(trpc.settings.previewEffects.queryOptions({ part }));
  return (
    <EffectSection>
      <DataStates result={queryResult(query)} label="what would have changed">
        {(preview) => <Effects preview={preview} />}
      </DataStates>
    </EffectSection>
  );
}

function Effects({ preview }: { preview: EffectsPreview }) {
  const locale = useLocale();
  const period = periodWords(preview, locale);
  const looked = judgedWordsOf(preview, locale);
  const sentences = effectSentences(preview, locale);
  if (sentences.length === 0) {
    const severity = preview.judgedCount === 0 ? "info" : "success";
    return (
      <Alert severity={severity}>
        Nothing would have changed in {period}, which has {looked}.
      </Alert>
    );
  }
  return (
    <Box>
      <Typography>
        In {period}, which has {looked}:
      </Typography>
      <Box component="ul" sx={{ my: 1, pl: 3 }}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Box>
      {preview.section === "clock" && (
        <Typography variant="body2" color="textSecondary">
          Compared with the shifts as they are published now.
        </Typography>
      )}
      <NotClosedNote {...preview} />
    </Box>
  );
}

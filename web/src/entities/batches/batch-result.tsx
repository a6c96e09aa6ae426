import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { pluralForm } from "@crewline/domain/kernel/formats/counted";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { resultWords } from "@crewline/domain/rules/batches/undo-batch";
import { useLocale } from "../../locale/use-locale.ts";
import type { BatchOutcome, BatchProgress } from "./batch-calls.ts";

/** The progress of a bulk action, in rows. */
export function BatchProgressBar({ progress }: { progress: BatchProgress | null }) {
  if (progress === null) return null;
  const { done, total } = progress;
  return (
    <Box>
      <Typography variant="body2">{`${done} of ${total}`}</Typography>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 0 : (done / total) * 100}
        aria-label="Progress"
      />
    </Box>
  );
}

interface BatchResultProps {
  outcome: BatchOutcome;
  /** The action, in words that begin the sentence: "Import", "Undo". */
  title: string;
}

/** The result of each row: how many were done, why the others were not, and what remains. */
export function BatchResult({ outcome: { rows, unsent }, title }: BatchResultProps) {
  const locale = useLocale();
  const told = rows.filter(({ problem, remark }) => problem !== null || remark !== null);
  return (
    <Box component="section" aria-label="Result">
      <Alert severity={told.length + unsent > 0 ? "warning" : "success"}>
        {`${title}: ${resultWords(rows)}.`}
        {unsent > 0 && ` ${unsentWords(unsent, locale)}`}
      </Alert>
      {told.length > 0 && (
        <Box
          component="ul"
          aria-label="What was not done"
          tabIndex={0}
          sx={{ maxHeight: { sm: 280 }, overflowY: "auto", pl: 3, mb: 0 }}
        >
          {told.map(({ key, title: name, problem, remark }) => (
            <li key={key}>
              <strong>{name}</strong>
              {`: ${problem ?? remark ?? ""}`}
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

function unsentWords(count: number, locale: Locale): string {
  const sentences = {
    one: "1 wasn't processed. Try again.",
    other: `${count} weren't processed. Try again.`,
  };
  return pluralForm(count, sentences, locale);
}

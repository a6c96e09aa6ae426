import Alert from "@mui/material/Alert";
import { useLocale } from "../../../locale/use-locale.ts";
import { pluralForm } from "@crewline/domain/kernel/formats/counted";
import { listed } from "@crewline/domain/kernel/formats/listed";

interface LeftOutProps {
  headings: readonly string[];
  words: ((headings: readonly string[]) => string | null) | undefined;
}

/** Names the columns of the file that are ignored. */
export function LeftOut({ headings, words }: LeftOutProps) {
  const locale = useLocale();
  if (headings.length === 0) return null;
  const names = listed(headings, locale);
  const sentences = { one: `Column ignored: ${names}.`, other: `Columns ignored: ${names}.` };
  const advice = words?.(headings) ?? null;
  return (
    <Alert severity="info">
      {[pluralForm(headings.length, sentences, locale), advice]
        .filter((part) => part !== null)
        .join(" ")}
    </Alert>
  );
}

import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { useLocale } from "../../locale/use-locale.ts";
import { resultWords } from "@crewline/domain/rules/batches/undo-batch";
import { pluralForm } from "@crewline/domain/kernel/formats/counted";
import { questions } from "../../ui/questions/questions.ts";
import { useNotice } from "../../ui/notices/use-notice.ts";
import type { BatchOutcome } from "./batch-calls.ts";
import type { useBatches } from "./use-batches.ts";

/** Asks before a bulk action is undone, and says what that does. */
export function askToUndo(title: string, count: number, locale: Locale): Promise<boolean> {
  const goBack = {
    one: "1 record goes back to what it was before.",
    other: `${count} records go back to what they were before.`,
  };
  return questions.ask({
    title: `Undo “${title}”?`,
    text: `${pluralForm(count, goBack, locale)} Records that were added are removed. Records changed since stay as they are.`,
    confirmLabel: "Undo",
    keepLabel: "Keep",
    isDangerous: true,
  });
}

/** Undoes a bulk action from its notice, when its dialog is gone; answers with another notice. */
export function useUndoNotice({ undo }: Pick<ReturnType<typeof useBatches>, "undo">) {
  const locale = useLocale();
  const notify = useNotice();
  return async (title: string, outcome: BatchOutcome): Promise<void> => {
    const count = outcome.rows.filter(({ canBeUndone }) => canBeUndone).length;
    if (!(await askToUndo(title, count, locale))) return;
    const { rows, unsent } = await undo(outcome);
    const failed = rows.find(({ problem }) => problem !== null);
    if (failed === undefined && unsent === 0) return notify(`Undo: ${resultWords(rows)}.`);
    const why =
      failed === undefined
        ? "The rest wasn't sent. Open Bulk changes and try again."
        : `${failed.title}: ${failed.problem ?? ""}`;
    return notify({ text: `Undo: ${resultWords(rows)}. ${why}`, tone: "danger" });
  };
}

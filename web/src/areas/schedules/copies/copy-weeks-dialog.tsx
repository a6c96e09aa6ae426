import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { counted } from "@crewline/domain/kernel/formats/counted";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import type { Location } from "@crewline/domain/records/locations/location";
import type { WeekPreview } from "@crewline/domain/records/schedules/week-copy";
import type { Problem } from "../../../api/problem.ts";
import { problemOf } from "../../../api/problem.ts";
import { trpc, trpcClient } from "../../../api/trpc.ts";
import { BatchProgressBar } from "../../../entities/batches/batch-result.tsx";
import { ImportDone } from "../../../entities/batches/import-done.tsx";
import type { BatchOutcome } from "../../../entities/batches/use-batches.ts";
import { useBatches } from "../../../entities/batches/use-batches.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { CopyFields } from "./copy-fields.tsx";
import type { CopyForm } from "./copy-form.ts";
import { copyProblems, sourceOf, weekStartsOf } from "./copy-form.ts";
import { CopyPreview, weekName } from "./copy-preview.tsx";
import { useShiftBatches } from "./use-shift-batches.ts";

interface CopyWeeksDialogProps {
  location: Location;
  /** What is known already: the weeks, or the template. */
  start: Pick<CopyForm, "source" | "fromDay" | "toDay">;
  onClose: () => void;
}

const usual = { weeks: "1", withPeople: true, conflicts: "skip" } as const;

/** Copies a week or a week template into one or many weeks, after a preview of each. */
export function CopyWeeksDialog({ location, start, onClose }: CopyWeeksDialogProps) {
  const locale = useLocale();
  const [form, setForm] = useState<CopyForm>({ ...start, ...usual });
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [weeks, setWeeks] = useState<readonly WeekPreview[] | null>(null);
  const [isChecking, setChecking] = useState(false);
  const [refusal, setRefusal] = useState<Problem | null>(null);
  const [outcome, setOutcome] = useState<BatchOutcome | null>(null);
  const { withPeople, conflicts } = form;
  const input = {
    locationId: location.id,
    source: sourceOf(form),
    terms: { withPeople, conflicts },
  };
  const { commands, problem } = useShiftBatches(input);
  const batches = useBatches(commands);
  const listed = useQuery(trpc.schedules.weekTemplates.queryOptions({ locationId: location.id }));
  const filled = (weeks ?? []).filter(({ added }) => added > 0);
  const total = filled.reduce((sum, { added }) => sum + added, 0);
  const shifts = counted(total, nouns.shift, locale);
  const isRunning = isChecking || batches.progress !== null;
  const copyLabel = total === 0 ? "Close" : `Copy ${shifts}`;
  const title = `Copy ${shifts} to ${counted(filled.length, nouns.week, locale)}`;

  const preview = async () => {
    const found = copyProblems(form);
    setProblems(found);
    setRefusal(null);
    if (Object.keys(found).length > 0) return;
    setChecking(true);
    try {
      const weekStarts = weekStartsOf(form);
      setWeeks((await trpcClient.schedules.previewCopy.query({ ...input, weekStarts })).weeks);
    } catch (error) {
      setRefusal(problemOf(error));
    }
    setChecking(false);
  };
  const copy = async () => {
    if (filled.length === 0) return onClose();
    const rows = filled.map(({ weekStart, fingerprint, added }) => ({
      key: weekStart,
      title: `${weekName(weekStart, locale)}: ${counted(added, nouns.shift, locale)}`,
      fingerprint,
    }));
    setOutcome(await batches.run(title, rows));
  };

  if (outcome !== null) {
    return <ImportDone title={title} outcome={outcome} batches={batches} onClose={onClose} />;
  }
  return (
    <FormDialog
      open
      {...(weeks === null
        ? { title: "Copy week", submitLabel: "Preview", onSubmit: preview }
        : { title: "Copy week: preview", submitLabel: copyLabel, onSubmit: copy })}
      isRunning={isRunning}
      problem={refusal ?? problem}
      onClose={onClose}
      focusesSubmit={weeks !== null}
      back={weeks !== null && <BackButton isDisabled={isRunning} onClick={() => setWeeks(null)} />}
    >
      {weeks === null ? (
        <CopyFields
          form={form}
          onChange={(changes) => setForm((before) => ({ ...before, ...changes }))}
          problems={problems}
          templates={listed.data?.templates ?? []}
        />
      ) : (
        <CopyPreview weeks={weeks} />
      )}
      <BatchProgressBar progress={batches.progress} />
    </FormDialog>
  );
}

function BackButton({ isDisabled, onClick }: { isDisabled: boolean; onClick: () => void }) {
  return (
    <Button color="inherit" sx={{ mr: "auto" }} disabled={isDisabled} onClick={onClick}>
      Back
    </Button>
  );
}

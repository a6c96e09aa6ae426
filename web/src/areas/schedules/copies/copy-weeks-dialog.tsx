import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { counted } from "@crewline/domain/kernel/formats/counted";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import type { Location } from "@crewline/domain/records/locations/location";
import { trpc } from "../../../api/trpc.ts";
import { ImportDone } from "../../../entities/batches/import-done.tsx";
import { BatchProgressBar } from "../../../entities/batches/batch-result.tsx";
import { useBatches } from "../../../entities/batches/use-batches.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { ReasonInput } from "../rules/reason-input.tsx";
import { copyAgain } from "./copy-again.ts";
import { CopyFields } from "./copy-fields.tsx";
import type { CopyForm } from "./copy-form.ts";
import { sourceOf } from "./copy-form.ts";
import { CopyPreview, weekName, weeksName } from "./copy-preview.tsx";
import type { WeekSteps } from "./use-batch-step.ts";
import { useBatchStep } from "./use-batch-step.ts";
import { useCopyPreview } from "./use-copy-preview.ts";
import { useBatchReason } from "./use-batch-reason.ts";
import { useShiftBatches } from "./use-shift-batches.ts";

interface CopyWeeksDialogProps<S> {
  location: Location;
  /** What is known already: the weeks, or the template. */
  start: Pick<CopyForm, "source" | "fromDay" | "toDay">;
  /** True where nothing is left to choose, so that the preview comes first. */
  isPreviewed?: boolean;
  /** The steps of the week on screen, of which a copy is one. */
  steps: WeekSteps<S>;
  onClose: () => void;
}

const usual = { weeks: "1", withPeople: true, conflicts: "skip" } as const;

/** Copies a week or a week template into one or many weeks, after a preview of each. */
export function CopyWeeksDialog<S>(props: CopyWeeksDialogProps<S>) {
  const { location, start, isPreviewed = false, steps, onClose } = props;
  const locale = useLocale();
  const [form, setForm] = useState<CopyForm>({ ...start, ...usual });
  const { withPeople, conflicts } = form;
  const input = {
    locationId: location.id,
    source: sourceOf(form),
    terms: { withPeople, conflicts },
  };
  const previewed = useCopyPreview(form, input, isPreviewed);
  const { weeks, preview } = previewed;
  const reason = useBatchReason(weeks);
  const { commands, problem } = useShiftBatches({ ...input, ...reason.overriding });
  const batches = useBatches(commands);
  const listed = useQuery(trpc.schedules.weekTemplates.queryOptions({ locationId: location.id }));
  const filled = (weeks ?? []).filter(({ added }) => added > 0);
  const { keep, shown } = useBatchStep(steps, batches, onClose);
  const total = filled.reduce((sum, { added }) => sum + added, 0);
  const shifts = counted(total, nouns.shift, locale);
  const isRunning = previewed.isRunning || batches.progress !== null;
  const copyLabel = copyWords(total, shifts, reason.isNeeded);
  const title = `Copy ${shifts} to ${counted(filled.length, nouns.week, locale)}`;

  const copy = async () => {
    if (filled.length === 0) return onClose();
    if (!reason.check()) return;
    const rows = filled.map(({ weekStart, fingerprint, added }) => ({
      key: weekStart,
      title: `${weekName(weekStart, locale)}: ${counted(added, nouns.shift, locale)}`,
      fingerprint,
    }));
    const done = await batches.run(title, rows);
    if (done === null) return;
    const sent = { ...input, ...reason.overriding };
    const copied = { title, copy: sent, weekStarts: filled.map(({ weekStart }) => weekStart) };
    const subject = `${shifts} to ${weeksName(filled, locale)}`;
    keep(done, { action: "copy", subject, again: (calls) => copyAgain(copied, calls) });
  };

  if (shown !== null)
    return <ImportDone {...shown} title={title} problem={problem} onClose={onClose} />;
  return (
    <FormDialog
      open
      {...(weeks === null
        ? { title: "Copy week", submitLabel: "Preview", onSubmit: preview }
        : { title: "Copy week: preview", submitLabel: copyLabel, onSubmit: copy })}
      isRunning={isRunning}
      problem={previewed.problem ?? problem}
      onClose={onClose}
      focusesSubmit={weeks !== null}
      back={weeks !== null && <BackButton isDisabled={isRunning} onClick={previewed.back} />}
    >
      {weeks === null ? (
        <CopyFields
          form={form}
          onChange={(changes) => setForm((before) => ({ ...before, ...changes }))}
          problems={previewed.problems}
          templates={listed.data?.templates ?? []}
        />
      ) : (
        <CopyPreview weeks={weeks} />
      )}
      <CopyReason reason={reason} />
      <BatchProgressBar progress={batches.progress} />
    </FormDialog>
  );
}

function CopyReason({ reason }: { reason: ReturnType<typeof useBatchReason> }) {
  return reason.isNeeded ? <ReasonInput {...reason.field} /> : null;
}

function copyWords(total: number, shifts: string, isOverriding: boolean): string {
  if (total === 0) return "Close";
  return isOverriding ? `Copy ${shifts} anyway` : `Copy ${shifts}`;
}

function BackButton({ isDisabled, onClick }: { isDisabled: boolean; onClick: () => void }) {
  return (
    <Button color="inherit" sx={{ mr: "auto" }} disabled={isDisabled} onClick={onClick}>
      Back
    </Button>
  );
}

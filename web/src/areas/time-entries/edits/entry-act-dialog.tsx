import type { ComponentType } from "react";
import { BreaksDialog } from "./breaks-dialog.tsx";
import { ConvertEntryDialog } from "./convert-entry-dialog.tsx";
import { CorrectEntryDialog } from "./correct-entry-dialog.tsx";
import type { Decision } from "./decide-entry-dialog.tsx";
import { DecideEntryDialog } from "./decide-entry-dialog.tsx";
import { DeclineCorrectionDialog } from "../../../entities/time-entries/decline-correction-dialog.tsx";
import type { EditDialogProps } from "./edit-sources.ts";
import type { EntryEdit } from "./entry-edits.ts";
import { MergeEntriesDialog } from "./merge-entries-dialog.tsx";
import { ReassignEntryDialog } from "./reassign-entry-dialog.tsx";
import { RequestCorrectionDialog } from "./request-correction-dialog.tsx";
import { SplitEntryDialog } from "./split-entry-dialog.tsx";

const dialogs: Record<Exclude<EntryEdit, Decision>, ComponentType<EditDialogProps>> = {
  correct: CorrectEntryDialog,
  split: SplitEntryDialog,
  merge: MergeEntriesDialog,
  reassign: ReassignEntryDialog,
  changeBreaks: BreaksDialog,
  convert: ConvertEntryDialog,
  requestCorrection: RequestCorrectionDialog,
  declineCorrection: DeclineCorrectionDialog,
};

/** The dialog of an edit or a decision about one entry. */
export function EntryActDialog({ act, ...props }: EditDialogProps & { act: EntryEdit }) {
  if (act === "unapprove" || act === "reject" || act === "void") {
    return <DecideEntryDialog decision={act} entry={props.entry} onClose={props.onClose} />;
  }
  const Dialog = dialogs[act];
  return <Dialog {...props} />;
}

import Alert from "@mui/material/Alert";
import { pluralForm } from "@crewline/domain/kernel/formats/counted";
import type { ClosingFindings } from "@crewline/domain/records/pay/location-closings";
import { findingLines } from "@crewline/domain/words/pay/closing-words";
import type { ReactNode } from "react";
import { useLocale } from "../../../locale/use-locale.ts";
import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
import type { Form } from "../../../ui/forms/form-definition.ts";
import { ReasonInput } from "../../../ui/forms/reason-input.tsx";
import { CheckInput } from "../../../ui/inputs/check-input.tsx";
import { TextInput } from "../../../ui/inputs/text-input.tsx";

/** What is decided when days are closed. */
export interface ClosingDraft {
  includesUnapproved: boolean;
  reason: string;
}

export const newClosing: ClosingDraft = { includesUnapproved: false, reason: "" };

interface ClosingFieldsProps {
  findings: ClosingFindings;
  /** True for an admin, who may close over what waits, with a reason. */
  mayOverrule: boolean;
  form: Form<ClosingDraft>;
}

interface ClosingDialogProps extends ClosingFieldsProps {
  /** The days that are closed, and where. */
  what: string;
  submitLabel: string;
  onClose: () => void;
  /** What closing means. */
  children: ReactNode;
}

/** Asks before the days of a pay period are closed, at one location or in the company. */
export function ClosingDialog(props: ClosingDialogProps) {
  const { what, submitLabel, onClose, children, ...fields } = props;
  const { findings } = fields;
  return (
    <EditDialog
      form={fields.form}
      title={`Close ${what}?`}
      submitLabel={submitLabel}
      onClose={onClose}
      maxWidth="xs"
      focusesSubmit={!holds(findings) && findings.unapproved === 0}
    >
      {children}
      <ClosingFields {...fields} />
    </EditDialog>
  );
}

interface ReopeningDialogProps {
  form: Form<{ reason: string }>;
  /** The location or the pay period. */
  what: string;
  onClose: () => void;
  /** What opening it again means. */
  children: ReactNode;
}

/** Opens closed days again, with the reason that the history of the pay period keeps. */
export function ReopeningDialog({ form, what, onClose, children }: ReopeningDialogProps) {
  return (
    <EditDialog
      form={form}
      title={`Reopen ${what}`}
      submitLabel="Reopen"
      onClose={onClose}
      maxWidth="xs"
    >
      {children}
      <ReasonInput form={form} help="Kept in the history of the pay period." />
    </EditDialog>
  );
}

/** What speaks against closing days, and what may be decided about it. */
function ClosingFields({ findings, mayOverrule, form }: ClosingFieldsProps) {
  const { draft, change, errorOf } = form;
  const locale = useLocale();
  const { unapproved } = findings;
  const isHeld = holds(findings);
  const lines = findingLines({ ...findings, unapproved: 0 }, locale);
  return (
    <>
      {lines.length > 0 && (
        <Alert severity={findings.open > 0 ? "error" : "warning"}>
          {lines.map((line) => (
            <div key={line}>{`${line}.`}</div>
          ))}
          {isHeld && !mayOverrule && (
            <div>Answer them first, or ask an admin, who can close with a reason.</div>
          )}
        </Alert>
      )}
      {isHeld && mayOverrule && (
        <TextInput
          label="Reason for closing anyway"
          value={draft.reason}
          onChange={(reason) => change({ reason })}
          error={errorOf("reason")}
          help="Kept in the history of the pay period."
          isRequired
          autoFocus
        />
      )}
      {unapproved > 0 && (
        <CheckInput
          label={pluralForm(
            unapproved,
            {
              one: "Close it with 1 unapproved entry",
              other: `Close it with ${unapproved} unapproved entries`,
            },
            locale,
          )}
          value={draft.includesUnapproved}
          onChange={(includesUnapproved) => change({ includesUnapproved })}
        />
      )}
    </>
  );
}

/** True while the days are closed only with a reason. */
function holds({ requests, disputes, audits }: ClosingFindings): boolean {
  return requests + disputes + audits > 0;
}

/** The decision as it is sent: a reason only where one is asked for. */
export function closingInput(findings: ClosingFindings, draft: ClosingDraft) {
  const { includesUnapproved, reason } = draft;
  return { includesUnapproved, reason: holds(findings) ? reason : null };
}

import Alert from "@mui/material/Alert";
import { pluralForm } from "@crewline/domain/kernel/formats/counted";
import type { ClosingFindings } from "@crewline/domain/records/pay/location-closings";
import { findingLines } from "@crewline/domain/words/pay/closing-words";
import { useLocale } from "../../locale/use-locale.ts";
import { CheckInput } from "../../ui/inputs/check-input.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";

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
  draft: ClosingDraft;
  onChange: (change: Partial<ClosingDraft>) => void;
  reasonError: string | undefined;
}

/** What speaks against closing days, and what may be decided about it. */
export function ClosingFields(props: ClosingFieldsProps) {
  const { findings, mayOverrule, draft, onChange, reasonError } = props;
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
          label="Reason for closing without an answer"
          value={draft.reason}
          onChange={(reason) => onChange({ reason })}
          error={reasonError}
          help="Kept in the history of the pay period."
          isRequired
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
          onChange={(includesUnapproved) => onChange({ includesUnapproved })}
        />
      )}
    </>
  );
}

/** True while employees wait for an answer. */
export function holds({ requests, disputes }: ClosingFindings): boolean {
  return requests + disputes > 0;
}

/** The decision as it is sent: a reason only where one is asked for. */
export function closingInput(findings: ClosingFindings, draft: ClosingDraft) {
  const { includesUnapproved, reason } = draft;
  return { includesUnapproved, reason: holds(findings) ? reason : null };
}

import type { InLanguages } from "../../kernel/formats/in-language.ts";
import type { StatesOf } from "../../rules/violations/state-facts.ts";

/** Why a record in this state cannot change as asked, and what to do. */
type StateSentences = {
  readonly [What in keyof StatesOf]: Readonly<Record<StatesOf[What], string>>;
};

export const stateSentences: InLanguages<StateSentences> = {
  en: {
    alert: {
      new: "This alert is new.",
      acknowledged: "This alert is acknowledged already.",
      snoozed: "This alert is snoozed already.",
      resolved: "This alert is resolved already.",
    },
    mail: {
      queued: "This message is waiting to be sent.",
      sending: "This message is being sent.",
      sent: "This message was sent already.",
      failed: "This message could not be sent.",
    },
    payPeriod: {
      open: "This pay period is open. Close it first.",
      closing: "This pay period is being closed. Try again in a moment.",
      closed: "This pay period is closed already.",
      exported: "This pay period was exported already.",
    },
    ruleChange: {
      cancelled: "This rule change was cancelled already.",
      inForce: "These rules have taken effect, so they can't be cancelled. Change them instead.",
    },
    shift: {
      draft: "This shift is not published yet.",
      published: "This shift is published already.",
      changed: "This shift has unpublished changes.",
      cancelled: "This shift was deleted already.",
    },
    timeEntry: {
      requested:
        "The employee asks for this time entry. Accept or decline the request, or correct it.",
      clockedIn: "This time entry has no end yet. Set the end first.",
      onBreak: "This time entry is on a break. Set the end first.",
      closed: "This time entry has ended and is not approved.",
      needsFix: "This time entry has no end. Set the end first.",
      approved: "This time entry is approved already. To change it, take the approval back first.",
      rejected: "This time entry was sent back. Correct it first.",
      voided: "This time entry was voided, so it can't change any more.",
      locked: "This time entry is in a closed pay period. Reopen the period to change it.",
      exported: "This time entry is in an exported pay period. Reopen the period to change it.",
    },
    timeOff: {
      requested: "This time off is waiting for a decision.",
      approved: "This time off is approved already.",
      denied: "This time off was denied. Ask for it again instead.",
      cancelled: "This time off was cancelled. Ask for it again instead.",
    },
    wageChange: { cancelled: "This wage change was cancelled already." },
  },
};

import type { DeliveryOutcome } from "./delivery.ts";
import { oneLine } from "./one-line.ts";

/** The mail client's report of a failure. */
export interface DeliveryError {
  message: string;
  /** The client's own code, for example ETIMEDOUT. */
  code?: string | undefined;
  /** The command of SMTP that was refused. */
  command?: string | undefined;
  /** The reply of the server (RFC 5321, 4.2): 4xx = not now, 5xx = never. */
  responseCode?: number | undefined;
}

/** Commands about this message; a refusal of any other one is about our own set-up. */
const aboutMessage = /^(?:RCPT TO|DATA)$/u;

/** Codes of a message that no server would take, for example one without a valid address. */
const unsendable = new Set(["EENVELOPE", "EMESSAGE"]);

/**
 * Returns whether the message is lost or only late. A refused recipient is final. A wrong password,
 * a refused sender, a timeout and a lost connection affect every message and can be fixed, so the
 * message is only late.
 */
export function outcomeOfError(error: DeliveryError): DeliveryOutcome {
  return { kind: "refused", isFinal: isFinal(error), problem: oneLine(error.message, 300) };
}

function isFinal({ code, command, responseCode }: DeliveryError): boolean {
  if (responseCode !== undefined) return responseCode >= 500 && aboutMessage.test(command ?? "");
  return unsendable.has(code ?? "") && command !== "MAIL FROM";
}

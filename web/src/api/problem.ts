import { TRPCClientError } from "@trpc/client";
import { OfflineError } from "./offline-link.ts";
import type { RuleCode } from "@crewline/domain/rules/violations/rule-facts";

/** The reason why a call failed, in words for the user; field errors belong beside their fields. */
export interface Problem {
  code: string;
  ruleCode: RuleCode | null;
  message: string;
  fieldErrors: Record<string, string>;
  /** The facts of the rule, as the server sent them. */
  ruleFields?: Readonly<Record<string, unknown>>;
}

interface ErrorData {
  code: string;
  ruleCode: RuleCode | null;
  fieldErrors: Record<string, string>;
  ruleFields: Readonly<Record<string, unknown>> | null;
  requestId: string | null;
}

/** The code of a call without an answer: it is unknown whether the server did the work. */
export const NO_ANSWER = "NO_ANSWER";

/** The code of a call that never left the device: the server did not do the work. */
export const OFFLINE = "OFFLINE";

export function problemOf(error: unknown): Problem {
  if (isOffline(error)) return offlineProblem;
  const data = error instanceof TRPCClientError ? errorData(error.data) : null;
  if (data === null || !(error instanceof Error)) return noAnswer;
  const { code, ruleCode, ruleFields, fieldErrors } = data;
  const message = sentence(data, error.message);
  return { code, ruleCode, fieldErrors, message, ...(ruleFields !== null && { ruleFields }) };
}

/** True when the call was refused on the device because it has no connection. */
export function isOffline(error: unknown): boolean {
  return error instanceof TRPCClientError && error.cause instanceof OfflineError;
}

export const offlineProblem: Problem = {
  code: OFFLINE,
  ruleCode: null,
  message: "You're offline, so nothing was saved. Try again when you're connected.",
  fieldErrors: {},
};

export const noAnswer: Problem = {
  code: NO_ANSWER,
  ruleCode: null,
  message: "The server cannot be reached. Check the connection, then try again.",
  fieldErrors: {},
};

function sentence(data: ErrorData, message: string): string {
  if (data.ruleCode !== null) return message;
  if (data.code === "INTERNAL_SERVER_ERROR") {
    const number = data.requestId === null ? "" : ` If it stays, tell support ${data.requestId}.`;
    return `This did not work because of a fault on our side. Try again.${number}`;
  }
  if (Object.keys(data.fieldErrors).length > 0) return "Check the marked fields.";
  return plainSentences[data.code] ?? message;
}

const plainSentences: Readonly<Record<string, string>> = {
  UNAUTHORIZED: "Your sign-in has ended. Sign in again.",
  TOO_MANY_REQUESTS: "That was too many attempts. Wait a minute, then try again.",
  PAYLOAD_TOO_LARGE: "That is too much at once. Try with less.",
  TIMEOUT: "The server took too long. Try again.",
};

/** A newer server may send a code that this build has no name for; its sentence is shown. */
function errorData(data: unknown): ErrorData | null {
  if (!isRecord(data) || typeof data["code"] !== "string") return null;
  const rule = isRecord(data["rule"]) ? data["rule"] : {};
  return {
    code: data["code"],
    ruleCode: typeof rule["code"] === "string" ? (rule["code"] as RuleCode) : null,
    fieldErrors: textEntries(data["fieldErrors"]),
    ruleFields: isRecord(rule["fields"]) ? rule["fields"] : null,
    requestId: typeof data["requestId"] === "string" ? data["requestId"] : null,
  };
}

function textEntries(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  const entries = Object.entries(value).filter(([, text]) => typeof text === "string");
  return Object.fromEntries(entries) as Record<string, string>;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

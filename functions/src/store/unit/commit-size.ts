import type { DocumentData } from "firebase-admin/firestore";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { usesFirestoreEmulator } from "../../platform/env.ts";

/** The bytes that Firestore takes in one request, and the emulator. */
const MOST_BYTES = 10_485_760;
const MOST_BYTES_OF_EMULATOR = 4_194_304;

/** Of the path of a document, and of the message around its fields. */
const BYTES_OF_A_WRITE = 120;

/** Of a number or a time, and of what is sent around every other value. */
const BYTES_OF_A_VALUE = 9;

/**
 * Estimates the bytes of a transaction. One that is too large is refused before it is sent: the SDK
 * would repeat it for a minute.
 */
export function commitSize() {
  let bytes = 0;
  return {
    /** Counts a write of these fields; a deletion has none. */
    add: (data: DocumentData): void => {
      bytes += BYTES_OF_A_WRITE + bytesOf(data);
    },
    /** Throws tooMuchAtOnce if the database would not take it. */
    require: (): void => {
      const most = usesFirestoreEmulator() ? MOST_BYTES_OF_EMULATOR : MOST_BYTES;
      if (bytes > most) throw new RuleViolation("tooMuchAtOnce", {});
    },
  };
}

function bytesOf(value: unknown): number {
  if (typeof value === "string") return BYTES_OF_A_VALUE + Buffer.byteLength(value);
  if (typeof value !== "object" || value === null || value instanceof Date) return BYTES_OF_A_VALUE;
  const parts: readonly [string, unknown][] = Array.isArray(value)
    ? value.map((one: unknown) => ["", one])
    : Object.entries(value);
  return parts.reduce(
    (sum, [name, one]) => sum + Buffer.byteLength(name) + bytesOf(one),
    BYTES_OF_A_VALUE,
  );
}

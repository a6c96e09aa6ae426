import type { EmployeeId, CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { createHmac } from "node:crypto";
import { isTrivialPin, PIN_DIGITS } from "@crewline/domain/records/employees/pin";
import { env } from "../platform/env.ts";

/** The employee and the attempt of a PIN: the same attempt draws the same PINs in turn. */
export interface PinDraw {
  companyId: CompanyId;
  employeeId: EmployeeId;
  idempotencyKey: string;
}

/**
 * Returns the PIN of a draw, counted from 0. It is derived from the attempt with the server's
 * secret, so that a repeated attempt can be answered without storing the PIN, and the PIN cannot be
 * guessed from others.
 */
export function pinOfDraw(draw: PinDraw, number: number): string {
  for (let turn = 0; ; turn += 1) {
    const pin = digitsOf([draw.companyId, draw.employeeId, draw.idempotencyKey, number, turn]);
    if (!isTrivialPin(pin)) return pin;
  }
}

function digitsOf(parts: readonly (string | number)[]): string {
  const { pinSecret } = env();
  if (pinSecret === null) throw new Error("PIN_SECRET is missing.");
  const code = createHmac("sha256", pinSecret)
    .update(JSON.stringify(["draw", ...parts]))
    .digest();
  return String(code.readUIntBE(0, 6) % 10 ** PIN_DIGITS).padStart(PIN_DIGITS, "0");
}

import type { MissingPay } from "../../records/pay/missing-pay.ts";

/** True when a rate on the person's Pay tab sets it right; else an entry must be corrected. */
export function isRateMissing({ code }: Pick<MissingPay, "code">): boolean {
  return code === "missingRate" || code === "invalidRate" || code === "duplicateRate";
}

import type { z } from "zod";
import type { wageChangeReasonSchema } from "../../records/pay/wage-change.ts";

/** Why a rate changes, in words. */
export const wageChangeReasonWords: Readonly<
  Record<z.infer<typeof wageChangeReasonSchema>, string>
> = {
  hired: "Hired",
  merit: "Merit",
  promotion: "Promotion",
  minimumWage: "Minimum wage",
  correction: "Correction",
  contract: "Contract",
};

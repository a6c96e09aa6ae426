import type { z } from "zod";
import type { wageChangeReasonSchema } from "../../records/pay/wage-change.ts";

/** The reasons for a change of rate, in words. */
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

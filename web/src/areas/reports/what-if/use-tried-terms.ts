import type { WhatIfInput } from "@crewline/domain/records/pay/what-if";
import { whatIfInputSchema } from "@crewline/domain/records/pay/what-if";
import { useUrlParams } from "../../../ui/address/use-url-params.ts";

const params = { overtime: "", rounding: "", raise: "" };
const unchanged: WhatIfInput = {
  overtime: null,
  roundingSeconds: null,
  raisePercentHundredths: null,
};

/** The rules and rates that are tried, kept in the address; what it cannot mean is as it was. */
export function useTriedTerms() {
  const { values, set } = useUrlParams(params);
  const read = whatIfInputSchema.safeParse({
    overtime: values.overtime || null,
    roundingSeconds: numberIn(values.rounding),
    raisePercentHundredths: numberIn(values.raise),
  });
  return {
    tried: read.success ? read.data : unchanged,
    setTried: ({ overtime, roundingSeconds, raisePercentHundredths }: WhatIfInput) =>
      set(
        {
          overtime: overtime ?? "",
          rounding: String(roundingSeconds ?? ""),
          raise: String(raisePercentHundredths ?? ""),
        },
        "push",
      ),
  };
}

function numberIn(text: string): number | null {
  return text === "" ? null : Number(text);
}

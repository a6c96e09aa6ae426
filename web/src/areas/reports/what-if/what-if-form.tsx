import Box from "@mui/material/Box";
import { minutesOfSeconds } from "@crewline/domain/kernel/time/duration";
import type { WhatIfInput } from "@crewline/domain/records/pay/what-if";
import { triedRoundings, whatIfInputSchema } from "@crewline/domain/records/pay/what-if";
import { whatIfTexts } from "@crewline/domain/words/pay/what-if-words";
import { overtimeOptions } from "../../../entities/company/company-options.ts";
import { NumberInput } from "../../../inputs/number-input.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import { EditForm } from "../../../ui/forms/edit-form.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";

interface WhatIfFormProps {
  tried: WhatIfInput;
  onTry: (input: WhatIfInput) => void;
}

const row = {
  display: "grid",
  gap: 1,
  alignItems: "start",
  gridTemplateColumns: { xs: "1fr", md: "1fr 1fr 1fr" },
};

/** The rules and rates to try; nothing is computed before "Compare". */
export function WhatIfForm({ tried, onTry }: WhatIfFormProps) {
  const texts = whatIfTexts(useLocale());
  const form = useForm({
    suggested: tried,
    schema: whatIfInputSchema,
    command: {
      run: async (input: WhatIfInput) => {
        onTry(input);
        return input;
      },
      isRunning: false,
      problem: null,
      clearProblem: () => undefined,
    },
    input: (draft) => draft,
  });
  const { draft, change } = form;
  const asItIs = { value: "", label: texts.asItIs } as const;
  const { overtime, roundingSeconds, raisePercentHundredths } = draft;
  return (
    <EditForm savesNothing form={{ ...form, isUnsaved: false }} submitLabel={texts.compare}>
      <Box sx={row}>
        <SelectInput
          label={texts.overtime}
          value={overtime ?? ""}
          options={[asItIs, ...overtimeOptions]}
          onChange={(value) => change({ overtime: value === "" ? null : value })}
          isSmall
        />
        <SelectInput
          label={texts.rounding}
          value={String(roundingSeconds ?? "")}
          options={[asItIs, ...roundingOptions(texts)]}
          onChange={(value) =>
            change({ roundingSeconds: triedRoundings.find((one) => String(one) === value) ?? null })
          }
          isSmall
        />
        <NumberInput
          label={texts.raise}
          value={raisePercentHundredths === null ? null : raisePercentHundredths / 100}
          onChange={(percent) =>
            change({ raisePercentHundredths: percent === null ? null : Math.round(percent * 100) })
          }
          error={form.errorOf("raisePercentHundredths")}
          help={texts.raiseHelp}
          unit="%"
          isSmall
        />
      </Box>
    </EditForm>
  );
}

function roundingOptions({ noRounding, nearest }: ReturnType<typeof whatIfTexts>) {
  return triedRoundings.map((seconds) => ({
    value: String(seconds),
    label: seconds === 0 ? noRounding : nearest(String(minutesOfSeconds(seconds))),
  }));
}

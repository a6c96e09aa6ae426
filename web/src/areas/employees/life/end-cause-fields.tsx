import { useLocale } from "../../../locale/use-locale.ts";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { endReasonWords } from "@crewline/domain/words/employees/employment-words";
import type { EndReason } from "@crewline/domain/records/employees/end-reason";
import { endReasonSchema } from "@crewline/domain/records/employees/end-reason";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { TextInput } from "../../../ui/inputs/text-input.tsx";

/** The reason as a form holds it: nothing is chosen for the person. */
export interface CauseDraft {
  reason: EndReason | "";
  note: string;
}

export const noCause: CauseDraft = { reason: "", note: "" };

const options = (locale: Locale) => [
  { value: "" as const, label: "Choose a reason" },
  ...endReasonSchema.options.map((value) => ({ value, label: endReasonWords(locale)[value] })),
];

interface EndCauseFieldsProps {
  cause: CauseDraft;
  onChange: (cause: CauseDraft) => void;
  errorOf: (field: keyof CauseDraft) => string | undefined;
}

/** The fields for the reason why an employment ends. */
export function EndCauseFields({ cause, onChange, errorOf }: EndCauseFieldsProps) {
  const locale = useLocale();
  return (
    <>
      <SelectInput
        label="Reason"
        value={cause.reason}
        onChange={(reason) => onChange({ ...cause, reason })}
        options={options(locale)}
        error={errorOf("reason")}
        help="Admins and managers see it, employees do not."
        isRequired
      />
      <TextInput
        label="Note"
        value={cause.note}
        onChange={(note) => onChange({ ...cause, note })}
        error={errorOf("note")}
        rows={2}
      />
    </>
  );
}

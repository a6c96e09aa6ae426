import Stack from "@mui/material/Stack";
import { openFieldTexts } from "@crewline/domain/words/schedules/open-field-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";

interface OpenShiftFieldsProps {
  field: (name: "claimMode" | "claimsEndHours") => {
    value: string;
    error: string | undefined;
    onChange: (value: string) => void;
  };
}

/** How employees get the shift while it is open, and until when. */
export function OpenShiftFields({ field }: OpenShiftFieldsProps) {
  const words = openFieldTexts(useLocale());
  return (
    <Stack direction={{ xs: "column", sm: "row" }} spacing={2}>
      <SelectInput label={words.mode} {...field("claimMode")} options={words.modes} />
      <SelectInput label={words.end} {...field("claimsEndHours")} options={words.ends} />
    </Stack>
  );
}

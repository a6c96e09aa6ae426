import { useColorScheme } from "@mui/material/styles";
import Stack from "@mui/material/Stack";
import type { Preferences, ThemeMode } from "@crewline/domain/records/users/preferences";
import { FormatFields } from "../../../entities/company/format-fields.tsx";
import { usePreferences } from "../../../session/preferences/preferences.ts";
import { CheckInput } from "../../../ui/inputs/check-input.tsx";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { FormatSample } from "./format-sample.tsx";
import { OwnSection } from "./own-section.tsx";

const themes: readonly { value: ThemeMode; label: string }[] = [
  { value: "system", label: "Same as device" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

/** Theme, density and formats: each applies at once, here and on every other device. */
export function LookSettings() {
  const { preferences, companyFormats, save } = usePreferences();
  const notify = useNotice();
  const change = async (changes: Partial<Preferences>) => {
    if (await save(changes)) return;
    notify({
      text: "Not saved. This device keeps the change and tries again when you come back within a day.",
      tone: "danger",
    });
  };
  return (
    <Stack sx={{ gap: 4 }}>
      <OwnSection title="Look">
        <ThemeField value={preferences.theme} onChange={(theme) => void change({ theme })} />
        <CheckInput
          label="Compact rows"
          value={preferences.density === "compact"}
          onChange={(isCompact) => void change({ density: isCompact ? "compact" : "normal" })}
          help="Lists and tables show more rows on a screen."
        />
      </OwnSection>
      <OwnSection
        title="Dates, times and numbers"
        text="They apply everywhere at once. Date and time fields follow the device; you can type numbers with a point or a comma."
      >
        <FormatFields
          value={preferences}
          onChange={(changes) => void change(changes)}
          usual={companyFormats}
        />
        <FormatSample />
      </OwnSection>
    </Stack>
  );
}

interface ThemeFieldProps {
  value: ThemeMode | null;
  onChange: (theme: ThemeMode) => void;
}

/** A user who never chose sees this browser's settings. */
function ThemeField({ value, onChange }: ThemeFieldProps) {
  const { mode } = useColorScheme();
  return (
    <SelectInput
      label="Theme"
      value={value ?? mode ?? "system"}
      options={themes}
      onChange={onChange}
    />
  );
}

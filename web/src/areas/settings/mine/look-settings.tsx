import { useColorScheme } from "@mui/material/styles";
import Stack from "@mui/material/Stack";
import type { Preferences, ThemeMode } from "@crewline/domain/users/preferences";
import { usePreferences } from "../../../session/preferences.ts";
import { CheckInput } from "../../../ui/check-input.tsx";
import { SelectInput } from "../../../ui/select-input.tsx";
import { useNotice } from "../../../ui/use-notice.ts";
import { FormatSample } from "./format-sample.tsx";
import { OwnSection } from "./own-section.tsx";

const themes: readonly { value: ThemeMode; label: string }[] = [
  { value: "system", label: "As on the device" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

const clocks = [
  { value: "automatic", label: "As on the device" },
  { value: "24", label: "24 hours, 14:30" },
  { value: "12", label: "12 hours, 2:30 PM" },
] as const;

const dateOrders = [
  { value: "automatic", label: "As on the device" },
  { value: "dayFirst", label: "Day first, 20 Nov 2026" },
  { value: "monthFirst", label: "Month first, Nov 20, 2026" },
  { value: "yearFirst", label: "Year first, 2026-11-20" },
] as const;

const numberStyles = [
  { value: "automatic", label: "As on the device" },
  { value: "point", label: "1,234.56" },
  { value: "comma", label: "1.234,56" },
  { value: "space", label: "1 234,56" },
] as const;

/** Theme, density and formats: each holds at once, here and on every other device. */
export function LookSettings() {
  const { preferences, save } = usePreferences();
  const notify = useNotice();
  const change = async (changes: Partial<Preferences>) => {
    if (await save(changes)) return;
    notify({
      text: "It holds for this visit, but could not be saved. Choose it again once you are online.",
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
        text="They hold everywhere at once. Date and time fields are the browser's own and follow the device; numbers can be typed with a point or a comma."
      >
        <FormatFields preferences={preferences} onChange={(changes) => void change(changes)} />
        <FormatSample />
      </OwnSection>
    </Stack>
  );
}

interface ThemeFieldProps {
  value: ThemeMode | null;
  onChange: (theme: ThemeMode) => void;
}

/** Whoever never chose sees what this browser shows. */
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

interface FormatFieldsProps {
  preferences: Preferences;
  onChange: (changes: Partial<Preferences>) => void;
}

function FormatFields({ preferences, onChange }: FormatFieldsProps) {
  return (
    <>
      <SelectInput
        label="Clock"
        value={preferences.clock}
        options={clocks}
        onChange={(clock) => onChange({ clock })}
      />
      <SelectInput
        label="Dates"
        value={preferences.dateOrder}
        options={dateOrders}
        onChange={(dateOrder) => onChange({ dateOrder })}
      />
      <SelectInput
        label="Numbers"
        value={preferences.numberStyle}
        options={numberStyles}
        onChange={(numberStyle) => onChange({ numberStyle })}
      />
    </>
  );
}

import type { Preferences, ThemeMode } from "@crewline/domain/records/users/preferences";
import { useColorScheme } from "@mui/material/styles";
import { usePreferences } from "../../../session/preferences/preferences.ts";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";

const themes: readonly { value: ThemeMode; label: string }[] = [
  { value: "system", label: "Same as device" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

const densities: readonly { value: Preferences["density"]; label: string }[] = [
  { value: "compact", label: "Compact" },
  { value: "normal", label: "Comfortable" },
];

/** Theme and density of the whole app: the reader's own preferences. */
export function LookSwitches() {
  const { preferences, save } = usePreferences();
  const { mode } = useColorScheme();
  return (
    <>
      <SelectInput
        label="Theme"
        value={preferences.theme ?? mode ?? "system"}
        options={themes}
        onChange={(theme) => void save({ theme })}
        isCompact
      />
      <SelectInput
        label="Density"
        value={preferences.density}
        options={densities}
        onChange={(density) => void save({ density })}
        isCompact
      />
    </>
  );
}

import Check from "@mui/icons-material/Check";
import ListItemIcon from "@mui/material/ListItemIcon";
import MenuItem from "@mui/material/MenuItem";
import { useColorScheme } from "@mui/material/styles";
import { usePreferences } from "../../session/preferences/preferences.ts";

const choices = [
  { mode: "system", label: "Theme of the device" },
  { mode: "light", label: "Light" },
  { mode: "dark", label: "Dark" },
] as const;

/** Three menu items of which one is chosen, for all devices of the person. */
export function ThemeChoice() {
  const { mode, setMode } = useColorScheme();
  const { save } = usePreferences();
  return choices.map((choice) => (
    <MenuItem
      key={choice.mode}
      role="menuitemradio"
      aria-checked={mode === choice.mode}
      onClick={() => {
        setMode(choice.mode);
        void save({ theme: choice.mode });
      }}
    >
      <ListItemIcon>{mode === choice.mode && <Check fontSize="small" />}</ListItemIcon>
      {choice.label}
    </MenuItem>
  ));
}

import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { ChosenDays } from "./chosen-days.ts";

export interface Choice {
  label: string;
  act: () => void;
}

interface ChooseMenuProps {
  chosen: ChosenDays;
  label: string;
  choices: readonly Choice[];
  onClose: () => void;
}

/** What can be done with the days that were dragged over, where the drag ended. */
export function ChooseMenu({ chosen: { at }, label, choices, onClose }: ChooseMenuProps) {
  return (
    <Menu
      open
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={at ?? { left: window.innerWidth / 2, top: window.innerHeight / 2 }}
      slotProps={{ list: { "aria-label": label } }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.label} onClick={choice.act}>
          {choice.label}
        </MenuItem>
      ))}
    </Menu>
  );
}

import { styled } from "@mui/material/styles";
import type { ChangeEventHandler } from "react";

interface RowCheckboxProps {
  /** Names what it selects for people who do not see it. */
  label: string;
  isChecked: boolean;
  /** Some, but not all, of what it selects is selected. */
  isPartial?: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/** Selects a row or all of them; the whole cell around it can be clicked. */
export function RowCheckbox({ label, isChecked, isPartial = false, onChange }: RowCheckboxProps) {
  const showPartial = (input: HTMLInputElement | null) => {
    if (input !== null) input.indeterminate = isPartial;
  };
  return (
    <Target>
      <input
        ref={showPartial}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        onChange={onChange}
      />
    </Target>
  );
}

const Target = styled("label")(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  width: 32,
  height: 32,
  cursor: "pointer",
  // A click with Shift selects rows, not text.
  userSelect: "none",
  verticalAlign: "middle",
  "& input": {
    width: 16,
    height: 16,
    margin: 0,
    cursor: "inherit",
    accentColor: (theme.vars ?? theme).palette.primary.main,
  },
}));

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

/** Selects a row or all of them. The box is drawn with 16 px; 32 px can be clicked. */
export function RowCheckbox({ label, isChecked, isPartial = false, onChange }: RowCheckboxProps) {
  const showPartial = (input: HTMLInputElement | null) => {
    if (input !== null) input.indeterminate = isPartial;
  };
  return (
    <Input
      ref={showPartial}
      type="checkbox"
      aria-label={label}
      checked={isChecked}
      onChange={onChange}
    />
  );
}

const Input = styled("input")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    appearance: "none",
    flexShrink: 0,
    display: "inline-grid",
    placeContent: "center",
    width: 32,
    height: 32,
    margin: 0,
    verticalAlign: "middle",
    cursor: "pointer",
    "&::before": {
      content: '""',
      width: 16,
      height: 16,
      border: `2px solid ${palette.text.secondary}`,
      borderRadius: 3,
    },
    "&:checked::before, &:indeterminate::before": {
      borderColor: palette.primary.main,
      backgroundColor: palette.primary.main,
    },
    // A tick or a bar.
    "&:checked::after, &:indeterminate::after": {
      content: '""',
      placeSelf: "center",
      width: 4,
      height: 8,
      border: `solid ${palette.primary.contrastText}`,
      borderWidth: "0 2px 2px 0",
      transform: "translateY(-1px) rotate(45deg)",
    },
    "&:indeterminate::after": { width: 8, height: 0, transform: "none" },
    "&::before, &::after": { gridArea: "1 / 1" },
  };
});

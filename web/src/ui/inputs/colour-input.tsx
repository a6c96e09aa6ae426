import { styled } from "@mui/material/styles";

const Swatch = styled("input")(({ theme }) => ({
  width: 40,
  height: 40,
  flexShrink: 0,
  padding: 2,
  border: "1px solid",
  borderColor: (theme.vars ?? theme).palette.divider,
  borderRadius: 6,
  background: "none",
  cursor: "pointer",
}));

interface ColourInputProps {
  label: string;
  /** As `#rrggbb`. */
  value: string;
  onChange: (colour: string) => void;
}

/** A colour, chosen with the platform's own picker. */
export function ColourInput({ label, value, onChange }: ColourInputProps) {
  return (
    <Swatch
      type="color"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value.toLowerCase())}
    />
  );
}

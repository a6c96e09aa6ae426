import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";

interface RepeatedHourInputProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Asks which of two equal wall times is meant in the night when the clocks go back. */
export function RepeatedHourInput({ label, value, error, onChange }: RepeatedHourInputProps) {
  return (
    <FormControl error={error !== undefined}>
      <FormLabel>{label}</FormLabel>
      <RadioGroup value={value} onChange={(event) => onChange(event.target.value)}>
        <FormControlLabel
          value="first"
          control={<Radio size="small" />}
          label="The first, before the clocks go back"
        />
        <FormControlLabel
          value="second"
          control={<Radio size="small" />}
          label="The second, an hour later"
        />
      </RadioGroup>
      {error !== undefined && <FormHelperText>Choose one of the two.</FormHelperText>}
    </FormControl>
  );
}

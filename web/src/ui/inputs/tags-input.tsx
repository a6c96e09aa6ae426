import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import TextField from "@mui/material/TextField";
import type { FieldProps } from "./field-props.ts";
import { fieldProps } from "./field-props.ts";

interface TagsInputProps extends FieldProps<readonly string[]> {
  /** Offered while typing; anything else may be typed, too. */
  suggestions: readonly string[];
  /** The colour of a text's mark; without it there are none. */
  colourOf?: (text: string) => string | undefined;
}

/** Several short texts, each made by Enter or by leaving the field. */
export function TagsInput({ suggestions, colourOf, ...field }: TagsInputProps) {
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      options={suggestions.filter((text) => !field.value.includes(text))}
      value={[...field.value]}
      onChange={(_event, values) => field.onChange(distinct(values))}
      disabled={field.isDisabled ?? false}
      renderInput={(params) => <TextField {...params} {...fieldProps(field)} />}
      {...(colourOf !== undefined && {
        renderValue: (values: string[], itemProps: ItemProps) =>
          values.map((text, index) => {
            const { key, ...item } = itemProps({ index });
            return (
              <Chip key={key} label={text} icon={<Mark colour={colourOf(text)} />} {...item} />
            );
          }),
      })}
    />
  );
}

type ItemProps = (item: { index: number }) => { key: number; onDelete: (event: unknown) => void };

interface MarkProps {
  colour: string | undefined;
  /** Given by the chip, whose margins it brings. */
  className?: string;
}

function Mark({ colour = "transparent", className }: MarkProps) {
  return (
    <Box
      component="span"
      className={className ?? ""}
      aria-hidden
      sx={{ width: 12, height: 12, ml: 1, borderRadius: "50%", bgcolor: colour, flexShrink: 0 }}
    />
  );
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values.map((value) => value.trim()).filter((value) => value !== ""))];
}

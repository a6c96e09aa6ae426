import Delete from "@mui/icons-material/DeleteOutlined";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Area } from "@crewline/domain/records/locations/location-plan";
import { newArea } from "@crewline/domain/rules/locations/areas";
import { ColourInput } from "../../ui/inputs/colour-input.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";

interface AreasInputProps {
  value: readonly Area[];
  onChange: (areas: Area[]) => void;
  /** The error of a field by its path, "0.name"; "" for the list as a whole. */
  errorOf: (field: string) => string | undefined;
}

const colours = ["#2e7d32", "#1565c0", "#c62828", "#6a1b9a", "#ef6c00", "#00838f"];

/** The parts of a place, such as bar and terrace, each with a colour. */
export function AreasInput({ value, onChange, errorOf }: AreasInputProps) {
  const set = (index: number, changes: Partial<Area>) =>
    onChange(value.map((area, other) => (other === index ? { ...area, ...changes } : area)));
  const colour = colours[value.length % colours.length] ?? "#1565c0";
  return (
    <Stack spacing={1.5} component="section" aria-label="Areas">
      <Typography variant="subtitle2">Areas</Typography>
      {value.map((area, index) => (
        <Stack key={area.id} direction="row" spacing={1} sx={{ alignItems: "flex-start" }}>
          <ColourInput
            label={`Colour of area ${index + 1}`}
            value={area.colour}
            onChange={(chosen) => set(index, { colour: chosen })}
          />
          <TextInput
            label={`Area ${index + 1}`}
            value={area.name}
            onChange={(name) => set(index, { name })}
            error={errorOf(`${index}.name`)}
            isSmall
          />
          <IconButton
            aria-label={`Remove area ${index + 1}`}
            onClick={() => onChange(value.filter((_area, other) => other !== index))}
          >
            <Delete fontSize="small" />
          </IconButton>
        </Stack>
      ))}
      {errorOf("") !== undefined && <FormHelperText error>{errorOf("")}</FormHelperText>}
      <Button
        color="inherit"
        sx={{ alignSelf: "flex-start" }}
        onClick={() => onChange([...value, newArea(crypto.randomUUID(), { name: "", colour })])}
      >
        Add an area
      </Button>
    </Stack>
  );
}

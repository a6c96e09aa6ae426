import ArchiveOutlined from "@mui/icons-material/ArchiveOutlined";
import DeleteOutlined from "@mui/icons-material/DeleteOutlined";
import UnarchiveOutlined from "@mui/icons-material/UnarchiveOutlined";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { pluralForm } from "@crewline/domain/kernel/formats/counted";
import type { DraftChoice } from "@crewline/domain/rules/custom-fields/field-choices";
import { useLocale } from "../../../locale/use-locale.ts";
import { TextInput } from "../../../ui/inputs/text-input.tsx";
import { OrderButtons } from "./order-buttons.tsx";

interface ChoiceRowProps {
  choice: DraftChoice;
  /** Its place, from 1 on. */
  number: number;
  /** The number of people who have this choice. */
  people: number;
  isLast: boolean;
  error: string | undefined;
  onChange: (choice: DraftChoice) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One choice of a field. */
export function ChoiceRow(props: ChoiceRowProps) {
  const locale = useLocale();
  const { choice, number, isLast, error, onChange, onMove } = props;
  const name = choice.name === "" ? `choice ${number}` : choice.name;
  return (
    <Stack direction="row" sx={{ alignItems: "flex-start" }}>
      <TextInput
        label={choice.isArchived ? `Choice ${number} (archived)` : `Choice ${number}`}
        value={choice.name}
        onChange={(typed) => onChange({ ...choice, name: typed })}
        error={error}
        help={helpOf(props, locale)}
        isSmall
      />
      <OrderButtons name={name} isFirst={number === 1} isLast={isLast} onMove={onMove} />
      <LastButton {...props} name={name} />
    </Stack>
  );
}

function helpOf({ choice, people }: ChoiceRowProps, locale: Locale): string | undefined {
  if (!choice.isArchived || people === 0) return undefined;
  const sentences = {
    one: "1 person keeps it; it can't be chosen any more.",
    other: `${people} people keep it; it can't be chosen any more.`,
  };
  return pluralForm(people, sentences, locale);
}

function LastButton({ choice, name, onChange, onRemove }: ChoiceRowProps & { name: string }) {
  if (choice.id === null) {
    return (
      <IconButton aria-label={`Remove ${name}`} onClick={onRemove}>
        <DeleteOutlined />
      </IconButton>
    );
  }
  const { isArchived } = choice;
  return (
    <IconButton
      aria-label={`${isArchived ? "Restore" : "Archive"} ${name}`}
      onClick={() => onChange({ ...choice, isArchived: !isArchived })}
    >
      {isArchived ? <UnarchiveOutlined /> : <ArchiveOutlined />}
    </IconButton>
  );
}

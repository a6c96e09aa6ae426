import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import type { ChecklistItem } from "@crewline/domain/records/checklists/checklist-item";
import { pasteItems } from "@crewline/domain/projections/checklists/paste-items";
import { addItemsLabel, pasteProblemText } from "@crewline/domain/words/checklists/paste-words";
import { useLocale } from "../../locale/use-locale.ts";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { newItemId } from "./template-draft.ts";

interface PasteItemsProps {
  /** The number of items that still fit. */
  room: number;
  onAdd: (items: ChecklistItem[]) => void;
  onClose: () => void;
}

const HELP =
  "One item per line; a line that ends with a colon is a section. Or cells with the headers section, label, type, required, min, max, unit, choices.";

/** Adds items from lines or cells, after it has said which lines it cannot read. */
export function PasteItems({ room, onAdd, onClose }: PasteItemsProps) {
  const locale = useLocale();
  const [text, setText] = useState("");
  const { items, problems } = pasteItems(text, newItemId);
  const isTooMany = items.length > room;
  const canAdd = items.length > 0 && problems.length === 0 && !isTooMany;
  return (
    <Stack spacing={1}>
      <TextInput
        label="Items"
        value={text}
        onChange={setText}
        help={HELP}
        rows={4}
        error={isTooMany ? `Only ${room} more items fit. Remove some lines.` : undefined}
        autoFocus
      />
      {problems.length > 0 && (
        <Alert severity="warning">
          {problems.slice(0, 5).map((problem) => (
            <div key={problem.line}>{pasteProblemText(problem, locale)}</div>
          ))}
        </Alert>
      )}
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" disabled={!canAdd} onClick={() => onAdd(items)}>
          {addItemsLabel(items.length, locale)}
        </Button>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
      </Stack>
    </Stack>
  );
}

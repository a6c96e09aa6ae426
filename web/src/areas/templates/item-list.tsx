import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { ChecklistItem } from "@crewline/domain/records/checklists/checklist-item";
import { MOST_ITEMS } from "@crewline/domain/records/checklists/checklist-item";
import { plainItem } from "@crewline/domain/projections/checklists/paste-items";
import { ItemRow } from "./item-row.tsx";
import { PasteItems } from "./paste-items.tsx";
import { newItemId } from "./template-draft.ts";
import { useItemOrder } from "./use-item-order.ts";

interface ItemListProps {
  items: readonly ChecklistItem[];
  onChange: (items: ChecklistItem[]) => void;
  /** The error of a path below the items; "" for the list itself. */
  errorOf: (path: string) => string | undefined;
}

/** The items in their order: add, paste, change, order and remove. */
export function ItemList({ items, onChange, errorOf }: ItemListProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const [isPasting, setPasting] = useState(false);
  const order = useItemOrder(items, onChange);
  const error = errorOf("");
  const add = () => {
    const section = items.at(-1)?.section ?? "";
    const item = { ...plainItem(newItemId()), section };
    onChange([...items, item]);
    setOpened(item.id);
  };
  return (
    <Stack spacing={1}>
      {items.length > 1 && (
        <Typography variant="body2" color="textSecondary">
          Drag an item by its handle, or move it with Alt + ↑ and Alt + ↓.
        </Typography>
      )}
      <Stack component="ol" aria-label="Items" sx={{ listStyle: "none", m: 0, p: 0, gap: 1 }}>
        {items.map((item, index) => (
          <ItemRow
            key={item.id}
            item={item}
            place={{ number: index + 1, count: items.length }}
            isOpen={opened === item.id}
            onToggle={() => setOpened(opened === item.id ? null : item.id)}
            onChange={(part) => onChange(items.with(index, { ...item, ...part }))}
            onRemove={() => onChange(items.toSpliced(index, 1))}
            errorOf={(field) => errorOf(`${index}.${field}`)}
            order={order}
          />
        ))}
      </Stack>
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
      {isPasting ? (
        <PasteItems
          room={MOST_ITEMS - items.length}
          onAdd={(pasted) => {
            onChange([...items, ...pasted]);
            setPasting(false);
          }}
          onClose={() => setPasting(false)}
        />
      ) : (
        <Stack direction="row" spacing={1}>
          <Button variant="outlined" disabled={items.length >= MOST_ITEMS} onClick={add}>
            Add item
          </Button>
          <Button disabled={items.length >= MOST_ITEMS} onClick={() => setPasting(true)}>
            Paste items
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

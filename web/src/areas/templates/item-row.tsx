import DeleteOutlined from "@mui/icons-material/DeleteOutlined";
import DragIndicator from "@mui/icons-material/DragIndicator";
import EditOutlined from "@mui/icons-material/EditOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { KeyboardEvent } from "react";
import type { ChecklistItem } from "@crewline/domain/records/checklists/checklist-item";
import { checklistLabels } from "@crewline/domain/words/checklists/checklist-labels";
import { boundsText } from "@crewline/domain/words/checklists/item-words";
import { useLocale } from "../../locale/use-locale.ts";
import { ItemFields } from "./item-fields.tsx";
import type { useItemOrder } from "./use-item-order.ts";

interface ItemRowProps {
  item: ChecklistItem;
  place: { number: number; count: number };
  isOpen: boolean;
  onToggle: () => void;
  onChange: (part: Partial<ChecklistItem>) => void;
  onRemove: () => void;
  errorOf: (field: string) => string | undefined;
  order: ReturnType<typeof useItemOrder>;
}

const fields = ["label", "section", "help", "min", "max", "unit", "choices", "weight"];

/** One item of the editor: its words and type, and its fields while it is opened. */
export function ItemRow(props: ItemRowProps) {
  const { item, place, isOpen, onToggle, onChange, onRemove, errorOf, order } = props;
  const name = item.label === "" ? `item ${place.number}` : item.label;
  const isWrong = fields.some((field) => errorOf(field) !== undefined);
  const showsFields = isOpen || isWrong;
  // Arrows on the handle alone move as well, for hands without a free one for Alt.
  const moveByHandle = (event: KeyboardEvent) => {
    if (event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    order.move(item.id, event.key === "ArrowUp" ? -1 : 1);
  };
  return (
    <Box
      component="li"
      data-item={item.id}
      onKeyDown={order.onKeyDown(item.id)}
      sx={{ border: 1, borderColor: isWrong ? "error.main" : "divider", borderRadius: 1, p: 1 }}
    >
      <Stack direction="row" sx={{ alignItems: "center" }}>
        <IconButton
          size="small"
          aria-label={`Move ${name}, ${place.number} of ${place.count}`}
          aria-keyshortcuts="ArrowUp ArrowDown Alt+ArrowUp Alt+ArrowDown"
          onKeyDown={moveByHandle}
          {...order.bindDrag(item.id)}
          sx={{ cursor: "grab", touchAction: "none" }}
        >
          <DragIndicator />
        </IconButton>
        <ItemSummary item={item} />
        <IconButton
          aria-label={showsFields ? `Close ${name}` : `Edit ${name}`}
          aria-expanded={showsFields}
          onClick={onToggle}
        >
          <EditOutlined />
        </IconButton>
        <IconButton aria-label={`Remove ${name}`} onClick={onRemove}>
          <DeleteOutlined />
        </IconButton>
      </Stack>
      {showsFields && (
        <ItemFields item={item} onChange={onChange} errorOf={errorOf} isNew={item.label === ""} />
      )}
    </Box>
  );
}

function ItemSummary({ item }: Pick<ItemRowProps, "item">) {
  const locale = useLocale();
  const facts = [
    item.section,
    checklistLabels(locale).itemType[item.type],
    boundsText(item, locale),
    item.isRequired ? "" : "optional",
  ];
  return (
    <Box sx={{ flexGrow: 1, minWidth: 0, ml: 0.5, overflowWrap: "anywhere" }}>
      <Typography>{item.label === "" ? "New item" : item.label}</Typography>
      <Typography variant="body2" color="textSecondary">
        {facts.filter((fact) => fact !== "").join(" · ")}
      </Typography>
    </Box>
  );
}

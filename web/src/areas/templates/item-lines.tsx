import Typography from "@mui/material/Typography";
import type { ChecklistItem } from "@crewline/domain/records/checklists/checklist-item";
import { checklistLabels } from "@crewline/domain/words/checklists/checklist-labels";
import { boundsText } from "@crewline/domain/words/checklists/item-words";
import { useLocale } from "../../locale/use-locale.ts";

/** The items of a checklist to read, each with what it asks for. */
export function ItemLines({ items }: { items: readonly ChecklistItem[] }) {
  const locale = useLocale();
  const { itemType } = checklistLabels(locale);
  return (
    <ol style={{ overflowWrap: "anywhere", margin: "8px 0" }}>
      {items.map((item) => {
        const { id, type, label, isRequired } = item;
        const asked = [type === "check" ? "" : itemType[type], boundsText(item, locale)];
        return (
          <li key={id}>
            {isRequired ? label : `${label} (optional)`}
            <Typography component="span" variant="body2" color="textSecondary">
              {asked.filter((text) => text !== "").map((text) => ` · ${text}`)}
            </Typography>
          </li>
        );
      })}
    </ol>
  );
}

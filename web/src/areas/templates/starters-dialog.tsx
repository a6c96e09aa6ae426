import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { counted } from "@crewline/domain/kernel/formats/counted";
import type { NewTemplate } from "@crewline/domain/projections/checklists/starter-template";
import {
  emptyTemplate,
  starterTemplate,
} from "@crewline/domain/projections/checklists/starter-template";
import { starterIds } from "@crewline/domain/words/checklists/starters";
import { useLocale } from "../../locale/use-locale.ts";
import { todayIn } from "../../time/use-today.ts";
import { ListDialog } from "../../ui/dialogs/list-dialog.tsx";
import { FramedList } from "../../ui/page/framed-list.ts";
import { newItemId } from "./template-draft.ts";

interface StartersDialogProps {
  /** The company's zone, for the first day. */
  timeZone: string;
  onChoose: (template: NewTemplate) => void;
  onClose: () => void;
}

/** Begins a checklist: empty, or with a starter that can be changed before it is saved. */
export function StartersDialog({ timeZone, onChoose, onClose }: StartersDialogProps) {
  const locale = useLocale();
  const begin = { today: todayIn(timeZone), newId: newItemId };
  return (
    <ListDialog
      title="Start a checklist"
      actions={
        <Button variant="contained" onClick={() => onChoose(emptyTemplate(begin))}>
          Empty checklist
        </Button>
      }
      onClose={onClose}
    >
      <FramedList aria-label="Starters">
        {starterIds.map((id) => {
          const starter = starterTemplate(id, begin, locale);
          const items = counted(starter.items.length, { one: "item", other: "items" }, locale);
          return (
            <li key={id}>
              <Stack sx={{ minWidth: 0 }}>
                <strong>{starter.name}</strong>
                <Typography variant="body2" color="textSecondary">
                  {`${items} · ${starter.description}`}
                </Typography>
              </Stack>
              <Button
                size="small"
                aria-label={`Use ${starter.name}`}
                onClick={() => onChoose(starter)}
              >
                Use
              </Button>
            </li>
          );
        })}
      </FramedList>
    </ListDialog>
  );
}

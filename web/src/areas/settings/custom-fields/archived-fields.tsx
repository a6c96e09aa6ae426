import Button from "@mui/material/Button";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import Typography from "@mui/material/Typography";
import type { CustomField } from "@crewline/domain/records/custom-fields/custom-field";
import { FieldText } from "./field-list.tsx";
import type { FieldActs } from "./use-field-acts.ts";
import { Acts } from "../../../ui/acts/acts.tsx";

interface ArchivedFieldsProps {
  fields: readonly CustomField[];
  acts: FieldActs;
}

/** Archived fields; restoring a field restores its values. */
export function ArchivedFields({ fields, acts }: ArchivedFieldsProps) {
  if (fields.length === 0) return null;
  return (
    <section aria-labelledby="archived-fields">
      <Typography id="archived-fields" variant="h3" sx={{ mt: 4, mb: 1 }}>
        Archived
      </Typography>
      <Typography color="textSecondary">
        Values are kept and come back when you restore a field.
      </Typography>
      <List disablePadding>
        {fields.map((field) => (
          <ListItem key={field.id} divider disableGutters>
            <FieldText field={field} />
            <Acts>
              <Button
                color="inherit"
                aria-label={`Restore ${field.label}`}
                disabled={acts.isBusy}
                onClick={() => void acts.setArchived(field, false)}
              >
                Restore
              </Button>
            </Acts>
          </ListItem>
        ))}
      </List>
    </section>
  );
}

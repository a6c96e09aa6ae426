import ArchiveOutlined from "@mui/icons-material/ArchiveOutlined";
import EditOutlined from "@mui/icons-material/EditOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import Typography from "@mui/material/Typography";
import type { CustomField } from "@crewline/domain/records/custom-fields/custom-field";
import { fieldLevelWords, fieldTypeWords } from "@crewline/domain/words/custom-fields/field-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { OrderButtons } from "./order-buttons.tsx";
import type { FieldActs } from "./use-field-acts.ts";
import { Acts } from "../../../ui/acts/acts.tsx";

interface FieldListProps {
  fields: readonly CustomField[];
  acts: FieldActs;
  onEdit: (field: CustomField) => void;
}

/** The fields in their order, each with its buttons. */
export function FieldList({ fields, acts, onEdit }: FieldListProps) {
  return (
    <List disablePadding aria-label="Custom fields">
      {fields.map((field, index) => (
        <ListItem key={field.id} divider disableGutters sx={{ flexWrap: "wrap" }}>
          <FieldText field={field} />
          <Acts>
            <Box sx={{ flexShrink: 0, ml: "auto" }}>
              <OrderButtons
                name={field.label}
                isFirst={index === 0}
                isLast={index === fields.length - 1}
                isDisabled={acts.isBusy}
                onMove={(by) => void acts.move(field, by)}
              />
              <IconButton aria-label={`Edit ${field.label}`} onClick={() => onEdit(field)}>
                <EditOutlined />
              </IconButton>
              <IconButton
                aria-label={`Archive ${field.label}`}
                disabled={acts.isBusy}
                onClick={() => void acts.setArchived(field, true)}
              >
                <ArchiveOutlined />
              </IconButton>
            </Box>
          </Acts>
        </ListItem>
      ))}
    </List>
  );
}

/** The text of a field: its label, type and readers. */
export function FieldText({ field: { label, type, level } }: { field: CustomField }) {
  const locale = useLocale();
  return (
    <Box sx={{ flex: "1 1 200px", minWidth: 0, overflowWrap: "anywhere", py: 0.5 }}>
      <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
      <Typography variant="body2" color="textSecondary">
        {`${fieldTypeWords(locale)[type]} · ${fieldLevelWords(locale)[level]}`}
      </Typography>
    </Box>
  );
}

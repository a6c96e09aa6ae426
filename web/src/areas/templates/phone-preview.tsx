import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { ChecklistItem } from "@crewline/domain/records/checklists/checklist-item";
import type { ShownAnswer } from "../../entities/checklists/checklist-items.tsx";
import { ChecklistItems } from "../../entities/checklists/checklist-items.tsx";
import { ListDialog } from "../../ui/dialogs/list-dialog.tsx";

interface PhonePreviewProps {
  name: string;
  description: string;
  items: readonly ChecklistItem[];
  onClose: () => void;
}

/**
 * The checklist as staff see it on a phone, without items that have no text yet; what is entered
 * here is not kept.
 */
export function PhonePreview({ name, description, items, onClose }: PhonePreviewProps) {
  const [answers, setAnswers] = useState<Readonly<Record<string, ShownAnswer>>>({});
  return (
    <ListDialog title="Preview" onClose={onClose}>
      <Box
        sx={{
          width: 360,
          maxWidth: "100%",
          mx: "auto",
          p: 2,
          border: 6,
          borderColor: "text.disabled",
          borderRadius: 4,
        }}
      >
        <Typography variant="h2">{name}</Typography>
        {description !== "" && (
          <Typography color="textSecondary" sx={{ mb: 1, whiteSpace: "pre-line" }}>
            {description}
          </Typography>
        )}
        <ChecklistItems
          items={items.filter(({ label }) => label.trim() !== "")}
          answers={answers}
          onAnswer={({ id }, given) => {
            const { [id]: _before, ...others } = answers;
            const shown =
              given === null ? {} : { [id]: { ...given, at: null, byEmployeeId: null } };
            setAnswers({ ...others, ...shown });
          }}
        />
      </Box>
    </ListDialog>
  );
}

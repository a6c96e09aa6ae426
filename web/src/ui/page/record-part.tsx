import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import type { Fact } from "./facts.tsx";
import { Facts } from "./facts.tsx";

interface RecordPartProps {
  title: string;
  facts: readonly Fact[];
  mayEdit: boolean;
  isEdited: boolean;
  /** Another part is being changed. */
  isBlocked?: boolean;
  onEdit: () => void;
  /** The form, while it is edited. */
  children: ReactNode;
}

/** A part of a record: facts to read, and in their place the form that changes them. */
export function RecordPart(props: RecordPartProps) {
  const { title, facts, mayEdit, isEdited, isBlocked = false, onEdit, children } = props;
  const button = useFocusAfter(isEdited);
  if (isEdited) {
    return (
      <Box component="section" aria-label={title}>
        <Typography variant="h3" sx={{ mb: 2 }}>
          {title}
        </Typography>
        {children}
      </Box>
    );
  }
  return (
    <Box component="section" aria-label={title}>
      <Stack
        direction="row"
        sx={{ justifyContent: "space-between", alignItems: "center", mb: 1, minHeight: 36 }}
      >
        <Typography variant="h3">{title}</Typography>
        {mayEdit && (
          <Button
            ref={button}
            size="small"
            onClick={onEdit}
            disabled={isBlocked}
            aria-label={`Edit ${title.toLowerCase()}`}
          >
            Edit
          </Button>
        )}
      </Stack>
      <Facts facts={facts} />
    </Box>
  );
}

/** Moves the focus to the button that opened the form once the form has closed. */
function useFocusAfter(isEdited: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    if (wasEdited.current && !isEdited) button.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  return button;
}

import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { StaffAct } from "./staff-act.ts";
import { StaffActDialog } from "./staff-act-dialog.tsx";

interface StaffActsProps {
  acts: readonly StaffAct[];
  /** What is recorded, and who is told. */
  text: string;
  onDone: () => Promise<void>;
}

/** What product staff can do to a login or a company, each with its question. */
export function StaffActs({ acts, text, onDone }: StaffActsProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const act = acts.find(({ label }) => label === asked);
  return (
    <Stack spacing={1} sx={{ alignItems: "flex-start" }}>
      <Typography variant="h3">Actions</Typography>
      <Typography color="textSecondary">{text}</Typography>
      {acts.map(({ label, isDangerous }) => (
        <Button
          key={label}
          variant="outlined"
          color={isDangerous ? "error" : "primary"}
          onClick={() => setAsked(label)}
        >
          {label}
        </Button>
      ))}
      {act !== undefined && (
        <StaffActDialog act={act} onDone={onDone} onClose={() => setAsked(null)} />
      )}
    </Stack>
  );
}

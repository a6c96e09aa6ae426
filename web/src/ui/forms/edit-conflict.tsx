import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";

interface EditConflictProps {
  isShown: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Stays in view wherever the person is in a long form. */
const inView = { position: "sticky", top: 0, zIndex: 2 } as const;

/** Another person saved the record during this edit: the user chooses which values to keep. */
export function EditConflict({ isShown, onKeepMine, onTakeTheirs }: EditConflictProps) {
  if (!isShown) return null;
  return (
    <Alert severity="warning" sx={inView}>
      <AlertTitle>Someone else changed this while you were editing</AlertTitle>
      Nothing you typed is lost. Go on with your values, or look at the new ones.
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button size="small" variant="outlined" color="inherit" onClick={onTakeTheirs}>
          Take theirs
        </Button>
      </Stack>
    </Alert>
  );
}

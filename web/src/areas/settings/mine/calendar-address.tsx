import ContentCopy from "@mui/icons-material/ContentCopy";
import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useNotice } from "../../../ui/notices/use-notice.ts";

/** The address that was just made; it cannot be shown again later. */
export function CalendarAddress({ url }: { url: string }) {
  const notify = useNotice();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify("The address is copied.");
    } catch {
      notify({
        text: "Copying is not allowed here. Select the address and copy it.",
        tone: "danger",
      });
    }
  };
  return (
    <Alert severity="success" icon={false} sx={{ "& .MuiAlert-message": { width: "100%" } }}>
      <AlertTitle>Your calendar's address</AlertTitle>
      Paste it where your calendar subscribes by address. Treat it like a password: anyone who has
      it sees your shifts. It is not shown again.
      <TextField
        label="Calendar address"
        value={url}
        size="small"
        fullWidth
        onFocus={(event) => event.target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
        sx={{ my: 1.5 }}
      />
      <Button startIcon={<ContentCopy />} variant="outlined" onClick={() => void copy()}>
        Copy the address
      </Button>
    </Alert>
  );
}

import ContentCopy from "@mui/icons-material/ContentCopy";
import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../../locale/use-locale.ts";
import { browserZone } from "../../../time/browser-zone.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";

interface InvitationLinkProps {
  link: string;
  expiresAt: string;
  email: string;
  /** False where no mail server is set up, so that the link has to be handed over. */
  isMailed: boolean;
}

/** The link of an invitation that was just made; it cannot be shown again later. */
export function InvitationLink({ link, expiresAt, email, isMailed }: InvitationLinkProps) {
  const locale = useLocale();
  const notify = useNotice();

  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify("The link is copied.");
    } catch {
      notify({ text: "Copying is not allowed here. Select the link and copy it.", tone: "danger" });
    }
  };

  return (
    <Alert severity="success" icon={false}>
      <AlertTitle>Invitation made</AlertTitle>
      {isMailed
        ? `${email} gets this link by e-mail in a moment; you can hand it over yourself as well. `
        : `Give this link to ${email}; no mail server is set up, so no e-mail is sent. `}
      {`It works until ${formatDayTime(expiresAt, browserZone(), locale)} and cannot be shown again.`}
      <TextField
        label="Invitation link"
        value={link}
        size="small"
        fullWidth
        onFocus={(event) => event.target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
        sx={{ my: 1.5 }}
      />
      <Button startIcon={<ContentCopy />} variant="outlined" onClick={() => void handleCopy()}>
        Copy link
      </Button>
    </Alert>
  );
}

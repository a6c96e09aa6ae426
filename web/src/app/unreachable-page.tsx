import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { CentredPage } from "./pages/centred-page.tsx";

/** Shown when nothing is known about the person yet because there is no connection. */
export function UnreachablePage() {
  return (
    <CentredPage>
      <Typography variant="h1">There is no connection</Typography>
      <Typography color="textSecondary">
        Your sign-in could not be checked. As soon as you are online again, this page goes on by
        itself.
      </Typography>
      <Button variant="contained" onClick={() => location.reload()}>
        Try now
      </Button>
    </CentredPage>
  );
}

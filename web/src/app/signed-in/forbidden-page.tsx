import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { CentredPage } from "../pages/centred-page.tsx";

export function ForbiddenPage({ label }: { label: string }) {
  return (
    <CentredPage isWholeScreen={false}>
      <Typography variant="h1">{`You have no access to ${label}`}</Typography>
      <Typography color="textSecondary">
        Your role does not include this area. Ask an admin of your company if you need it.
      </Typography>
      <Button component={Link} to="/" variant="contained">
        Go to Home
      </Button>
    </CentredPage>
  );
}

import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link, useLocation } from "react-router-dom";
import { CentredPage } from "../pages/centred-page.tsx";

export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <CentredPage isWholeScreen={false}>
      <Typography variant="h1">There is no page here</Typography>
      <Typography color="textSecondary">
        No page has the address {pathname}. The link may be old or mistyped.
      </Typography>
      <Button component={Link} to="/" variant="contained">
        Go to Home
      </Button>
    </CentredPage>
  );
}

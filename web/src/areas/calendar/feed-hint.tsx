import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router-dom";

/** Where the address of the own shifts for other calendar apps is, and what to expect of them. */
export function FeedHint() {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
      {"Your shifts in Google Calendar, Apple Calendar or Outlook: "}
      <Link component={RouterLink} to="/settings?section=calendar">
        get the address
      </Link>
      {". Some calendar apps refresh only every few hours."}
    </Typography>
  );
}

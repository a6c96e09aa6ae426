import Alert from "@mui/material/Alert";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router-dom";
import type { LocationDraft } from "./drafts-of.ts";

/** The people whom the draft left out, and why. */
export function Skipped({ skipped }: { skipped: readonly { who: string; why: string }[] }) {
  return (
    <Alert severity="warning">
      {skipped.map(({ who, why }) => (
        <div key={`${who} ${why}`}>{`${who}: ${why}`}</div>
      ))}
    </Alert>
  );
}

/** The way to Schedules, where the week is changed and published. */
export function EditLink({ drafts, weekStart }: { drafts: LocationDraft[]; weekStart: string }) {
  const [first] = drafts;
  return (
    <Typography>
      <Link
        component={RouterLink}
        to={`/schedules?location=${first?.location.id ?? ""}&week=${weekStart}`}
      >
        Change it in Schedules
      </Link>
      {", where you also publish it."}
    </Typography>
  );
}

import Alert from "@mui/material/Alert";
import type { Blackout } from "@crewline/domain/records/time-off/blackout";
import { comingBlackouts } from "@crewline/domain/words/time-off/blackout-words";
import { useLocale } from "../../locale/use-locale.ts";

/** The coming days on which no time off can be requested, before any are chosen. */
export function BlackoutNote({ blackouts }: { blackouts: readonly Blackout[] }) {
  const locale = useLocale();
  if (blackouts.length === 0) return null;
  return (
    <Alert severity="info" icon={false} sx={{ py: 0 }}>
      {comingBlackouts(blackouts, locale)}
    </Alert>
  );
}

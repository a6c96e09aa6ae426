import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Typography from "@mui/material/Typography";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../locale/use-locale.ts";
import { roleNames, zone } from "./login-words.ts";
import type { ShownLogin } from "./use-logins.ts";

type Act = ShownLogin["acts"][number];

/** What product staff did to the login, newest first, each with who, when and why. */
export function LoginHistory({ acts }: { acts: readonly Act[] }) {
  const locale = useLocale();
  return (
    <section aria-labelledby="acts-on-login">
      <Typography id="acts-on-login" variant="h3" gutterBottom>
        What product staff did
      </Typography>
      {acts.length === 0 && <Typography color="textSecondary">Nothing so far.</Typography>}
      <List disablePadding>
        {acts.map((act) => (
          <ListItem key={act.id} disableGutters divider>
            <ListItemText primary={nameOf(act)} secondary={detailsOf(act, locale)} />
          </ListItem>
        ))}
      </List>
    </section>
  );
}

function nameOf({ act, before, after, viewed }: Act): string {
  if (viewed !== null) {
    const { email, companyName } = viewed;
    return `${actNames[act]}: ${email ?? "deleted login"}, ${companyName ?? "deleted company"}`;
  }
  if (act !== "rightsChanged") return actNames[act];
  const [from, to] = [before, after].map((held) => (held === null ? "None" : roleNames[held.role]));
  return `Role: ${from} → ${to}`;
}

function detailsOf({ reason, at, byEmail }: Act, locale: Locale): string {
  return [reason, formatDayTime(at, zone, locale), byEmail].filter(Boolean).join(" · ");
}

const actNames: Readonly<Record<Act["act"], string>> = {
  rightsChanged: "Role changed",
  switchedOff: "Switched off",
  switchedOn: "Switched on",
  signedOut: "Signed out everywhere",
  secondFactorRemoved: "Second factors removed",
  recoveryCodesMade: "Recovery codes made",
  recoveryCodeUsed: "Recovery code used",
  viewBegun: "View as begun",
  viewLeft: "View as stopped",
  viewEnded: "View as ended automatically",
};

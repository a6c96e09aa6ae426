import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Typography from "@mui/material/Typography";
import type { CompanyActRow } from "@crewline/domain/records/company/company-act-row";
import { companyActName } from "@crewline/domain/words/company/company-act-names";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../locale/use-locale.ts";
import { browserZone } from "../../time/browser-zone.ts";

/** What product staff did to a company, newest first, each with who, when and why. */
export function ActList({ acts }: { acts: readonly CompanyActRow[] }) {
  const locale = useLocale();
  if (acts.length === 0) return <Typography color="textSecondary">Nothing so far.</Typography>;
  return (
    <List disablePadding>
      {acts.map(({ id, act, at, byEmail, reason }) => (
        <ListItem key={id} disableGutters divider>
          <ListItemText
            primary={companyActName(act, locale)}
            secondary={[reason, formatDayTime(at, browserZone(), locale), byEmail]
              .filter(Boolean)
              .join(" · ")}
          />
        </ListItem>
      ))}
    </List>
  );
}

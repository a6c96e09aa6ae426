import { useQuery } from "@tanstack/react-query";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import { accessWords } from "@crewline/domain/words/history/life-words";
import type { RouterOutputs } from "../../api/trpc.ts";
import { trpc } from "../../api/trpc.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { queryResult } from "../../ui/loading/load-result.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import type { Fact } from "../../ui/page/facts.tsx";
import { Facts } from "../../ui/page/facts.tsx";
import { roleNames, zone } from "./login-words.ts";

type Details = RouterOutputs["users"]["show"];

/** What one login may do, where it is signed in, what it was offered and what happened to it. */
export function LoginDetails({ uid }: { uid: UserId }) {
  const locale = useLocale();
  const { data, error, refetch } = useQuery(trpc.users.show.queryOptions({ uid }));
  return (
    <DataStates result={queryResult({ data, error, refetch })} label="the details">
      {(details) => (
        <Stack spacing={3}>
          <Facts facts={factsOf(details, locale)} />
          <Rows title="Open invitations" rows={invitationRows(details, locale)} />
          <Rows title="Changes of this login" rows={changeRows(details, locale)} />
        </Stack>
      )}
    </DataStates>
  );
}

function factsOf(details: Details, locale: Locale): Fact[] {
  const { membership, lastSeenAt, signIns, pushDevices } = details;
  return [
    ...(membership === null ? [] : membershipFacts(membership)),
    {
      label: "Last seen",
      value: lastSeenAt === null ? "Not in 30 days" : formatDayTime(lastSeenAt, zone, locale),
    },
    { label: "Browsers signed in", value: signIns },
    { label: "Devices with notifications", value: pushDevices },
  ];
}

function membershipFacts(membership: NonNullable<Details["membership"]>): Fact[] {
  const { role, employeeName, mayViewWages } = membership;
  return [
    { label: "Employee record", value: employeeName ?? "None" },
    ...(role === "manager"
      ? [
          { label: "Locations", value: locationsOf(membership) },
          { label: "Sees wages", value: mayViewWages ? "Yes" : "No" },
        ]
      : []),
  ];
}

function locationsOf({ locationNames, locationCount }: NonNullable<Details["membership"]>) {
  if (locationCount === 0) return "None";
  const more = locationCount - locationNames.length;
  return [...locationNames, ...(more > 0 ? [`${more} more`] : [])].join(", ");
}

interface Row {
  id: string;
  primary: string;
  secondary: string;
}

function invitationRows({ invitations }: Details, locale: Locale): Row[] {
  return invitations.map(({ id, companyName, role, createdAt, expiresAt }) => ({
    id,
    primary: `${companyName}, as ${roleNames[role].toLowerCase()}`,
    secondary: `Sent ${formatDayTime(createdAt, zone, locale)}, valid until ${formatDayTime(expiresAt, zone, locale)}`,
  }));
}

function changeRows({ changes }: Details, locale: Locale): Row[] {
  return changes.map((change) => ({
    id: change.id,
    primary: accessWords(change, locale),
    secondary: [
      change.reason,
      formatDayTime(change.at, zone, locale),
      change.byEmail || change.byName,
    ]
      .filter(Boolean)
      .join(" · "),
  }));
}

function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <section>
      <Typography variant="h3" gutterBottom>
        {title}
      </Typography>
      {rows.length === 0 ? (
        <Typography color="textSecondary">None.</Typography>
      ) : (
        <List disablePadding aria-label={title}>
          {rows.map(({ id, primary, secondary }) => (
            <ListItem key={id} disableGutters divider>
              <ListItemText
                primary={primary}
                secondary={secondary}
                sx={{ overflowWrap: "anywhere" }}
              />
            </ListItem>
          ))}
        </List>
      )}
    </section>
  );
}

import { readId } from "@crewline/domain/kernel/ids/read-id";
import { userIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useMemo, useState } from "react";
import { useLocale } from "../../locale/use-locale.ts";
import type { RowPanel } from "../../lists/list-table.tsx";
import { ListTable } from "../../lists/list-table.tsx";
import { DataStates } from "../../ui/page/data-states.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { Page } from "../../ui/page/page.tsx";
import { SearchInput } from "../../ui/inputs/search-input.tsx";
import { useUrlParams } from "../../ui/address/use-url-params.ts";
import { InviteDialog } from "./invite-dialog.tsx";
import { loginFilters, loginList } from "./login-list.ts";
import { LoginPanel } from "./login-panel.tsx";
import { OpenInvitations } from "./open-invitations.tsx";
import type { Login, Logins } from "./use-logins.ts";
import { useLogins } from "./use-logins.ts";

const panelDefaults = { login: "" };

/** The back office's list of logins over all companies. */
export function UsersPage() {
  const { values, set, clear } = useUrlParams(loginFilters);
  const panel = useUrlParams(panelDefaults);
  const open = readId(userIdSchema, panel.values.login);
  const logins = useLogins(values.q);
  const [isInviting, setInviting] = useState(false);
  return (
    <Page
      title="Users"
      actions={
        <Button variant="contained" startIcon={<Add />} onClick={() => setInviting(true)}>
          Invite
        </Button>
      }
      filters={<SearchInput label="Search users" value={values.q} onChange={(q) => set({ q })} />}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Search by name, company or e-mail, then open a login to see and change what it may do.
      </Typography>
      <DataStates result={logins.result} label="the logins">
        {(shown) => (
          <Stack sx={{ gap: 2 }}>
            <FoundLogins
              logins={shown}
              found={logins}
              onClear={clear}
              onOpen={({ uid }) => panel.set({ login: uid }, "push")}
              panel={{
                openId: open,
                onStep: ({ uid }) => panel.set({ login: uid }),
                render: (neighbours) =>
                  open !== "" && (
                    <LoginPanel
                      uid={open}
                      listed={shown.find(({ uid }) => uid === open)}
                      neighbours={neighbours}
                      onClose={panel.clear}
                    />
                  ),
              }}
            />
          </Stack>
        )}
      </DataStates>
      <OpenInvitations search={values.q} />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Page>
  );
}

interface FoundLoginsProps {
  logins: readonly Login[];
  found: Logins;
  onClear: () => void;
  onOpen: (login: Login) => void;
  panel: RowPanel<Login>;
}

function FoundLogins({ logins, found, onClear, onOpen, panel }: FoundLoginsProps) {
  const locale = useLocale();
  const list = useMemo(() => loginList(locale), [locale]);
  const { empty, note, more } = found;
  const clear = <Button onClick={onClear}>Clear the search</Button>;
  return (
    <>
      <div>
        <ListTable
          list={list}
          rows={logins}
          all={logins.length}
          isFiltered={false}
          onOpen={onOpen}
          panel={panel}
          empty={<EmptyState {...empty} action={clear} />}
        />
      </div>
      {note !== null && <Typography role="status">{note}</Typography>}
      {more !== null && (
        <Button
          variant="outlined"
          loading={more.isLoading}
          onClick={more.load}
          sx={{ alignSelf: "start" }}
        >
          Show more
        </Button>
      )}
    </>
  );
}

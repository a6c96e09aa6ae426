import { readId } from "@crewline/domain/kernel/ids/read-id";
import { userIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useMemo } from "react";
import { formatCount } from "@crewline/domain/kernel/formats/write-number";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { useLocale } from "../../locale/use-locale.ts";
import { ListTable } from "../../lists/list-table.tsx";
import { DataStates } from "../../ui/page/data-states.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { Page } from "../../ui/page/page.tsx";
import { SearchInput } from "../../ui/inputs/search-input.tsx";
import { useUrlParams } from "../../ui/address/use-url-params.ts";
import { loginFilters, loginList } from "./login-list.ts";
import { LoginPanel } from "./login-panel.tsx";
import type { Login, Logins } from "./use-logins.ts";
import { useLogins } from "./use-logins.ts";

const panelDefaults = { login: "" };

/** The back office's list of logins over all companies. */
export function UsersPage() {
  const locale = useLocale();
  const { values, set, clear } = useUrlParams(loginFilters);
  const panel = useUrlParams(panelDefaults);
  const logins = useLogins(values.q);
  return (
    <Page
      title="Users"
      filters={<SearchInput label="Search users" value={values.q} onChange={(q) => set({ q })} />}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Open a login to switch it off, sign it out or remove its second factor. To change a role,
        run npm run set-role.
      </Typography>
      <DataStates result={logins.result} label="the logins">
        {(all) => (
          <Stack sx={{ gap: 2 }}>
            <div>
              <FoundLogins
                logins={all}
                search={values.q}
                empty={emptyWords(logins, all.length, locale)}
                onClear={clear}
                onOpen={({ uid }) => panel.set({ login: uid }, "push")}
              />
            </div>
            <OpenLogin
              logins={all}
              uid={readId(userIdSchema, panel.values.login)}
              onClose={panel.clear}
            />
            {logins.hasMore && (
              <Button
                variant="outlined"
                loading={logins.isLoadingMore}
                onClick={logins.loadMore}
                sx={{ alignSelf: "start" }}
              >
                Show more
              </Button>
            )}
          </Stack>
        )}
      </DataStates>
    </Page>
  );
}

interface FoundLoginsProps {
  logins: readonly Login[];
  search: string;
  empty: { title: string; text: string };
  onClear: () => void;
  onOpen: (login: Login) => void;
}

function FoundLogins({ logins, search, empty, onClear, onOpen }: FoundLoginsProps) {
  const locale = useLocale();
  const list = useMemo(() => loginList(locale), [locale]);
  const found = useMemo(
    () => logins.filter((login) => isFound(login, search.trim().toLowerCase())),
    [logins, search],
  );
  return (
    <ListTable
      list={list}
      rows={found}
      all={logins.length}
      isFiltered={false}
      onOpen={onOpen}
      empty={<EmptyState {...empty} action={<Button onClick={onClear}>Clear the search</Button>} />}
    />
  );
}

function emptyWords({ isSearching, hasMore }: Logins, readSoFar: number, locale: Locale) {
  const none = `None of the ${formatCount(readSoFar, locale)} logins read so far matches.`;
  if (isSearching) return { title: "Searching", text: `${none} The search continues.` };
  if (hasMore)
    return { title: "Not all logins were searched", text: `${none} Choose Show more to continue.` };
  return {
    title: "No login matches",
    text: "The search looks at the e-mail, name and company of every login.",
  };
}

interface OpenLoginProps {
  logins: readonly Login[];
  uid: UserId | "";
  onClose: () => void;
}

function OpenLogin({ logins, uid, onClose }: OpenLoginProps) {
  const login = logins.find((each) => each.uid === uid);
  return login === undefined ? null : <LoginPanel key={uid} login={login} onClose={onClose} />;
}

function isFound({ email, displayName, companyName }: Login, text: string): boolean {
  return [email, displayName, companyName].some((it) => it?.toLowerCase().includes(text) ?? false);
}

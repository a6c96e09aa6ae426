import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { useQuery } from "@tanstack/react-query";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { StaffActs } from "../../entities/staff-acts/staff-acts.tsx";
import { useLocale } from "../../locale/use-locale.ts";
import { useLogin } from "../../session/actor/use-login.ts";
import { queryResult } from "../../ui/loading/load-result.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { Facts } from "../../ui/page/facts.tsx";
import type { Neighbours } from "../../ui/page/panel-steps.tsx";
import { SidePanel } from "../../ui/page/side-panel.tsx";
import { useInvitationActs } from "./invitation-acts.ts";
import { useLoginActs } from "./login-acts.ts";
import { loginFacts } from "./login-facts.ts";
import { LoginHistory } from "./login-history.tsx";
import { LoginState } from "./login-state.tsx";
import { MergeButton } from "./merge-button.tsx";
import { useRoleActs } from "./role-acts.ts";
import type { Login, ShownLogin } from "./use-logins.ts";
import { ViewAsButton } from "./view-as-button.tsx";

interface LoginPanelProps {
  uid: UserId;
  /** The login as the list has it, so that the panel does not wait for its title. */
  listed: Login | undefined;
  neighbours: Neighbours;
  onClose: () => void;
}

/** One login: what is known of it, what the back office can do, and what it did. */
export function LoginPanel({ uid, listed, neighbours, onClose }: LoginPanelProps) {
  const { data, error, refetch } = useQuery(trpc.users.show.queryOptions({ uid }));
  const login = data?.login ?? listed;
  return (
    <SidePanel
      open
      title={login?.displayName ?? login?.email ?? "Login"}
      subtitle={
        login === undefined ? <Skeleton width={80} height={24} /> : <LoginState login={login} />
      }
      neighbours={neighbours}
      onClose={onClose}
    >
      <DataStates result={queryResult({ data, error, refetch })} label="the login">
        {(shown) => <LoginDetails key={uid} shown={shown} />}
      </DataStates>
    </SidePanel>
  );
}

function LoginDetails({ shown }: { shown: ShownLogin }) {
  const locale = useLocale();
  const isOwn = useLogin().uid === shown.login.uid;
  return (
    <Stack spacing={3}>
      <Facts facts={loginFacts(shown, locale)} />
      {isOwn ? (
        <Typography color="textSecondary">
          This is your own login. Its password and second factors are under Settings; a colleague
          has to do everything else.
        </Typography>
      ) : (
        <>
          <ViewAsButton shown={shown} />
          <LoginActs shown={shown} />
          <MergeButton shown={shown} />
        </>
      )}
      <LoginHistory acts={shown.acts} />
    </Stack>
  );
}

function LoginActs({ shown }: { shown: ShownLogin }) {
  const { login, invitations } = shown;
  const acts = [
    ...useRoleActs(shown),
    ...useInvitationActs(invitations, login.email ?? login.uid),
    ...useLoginActs(login),
  ];
  return (
    <StaffActs
      acts={acts}
      text="Each action is recorded with your name and reason, here and in the company's audit, and the owner gets an e-mail."
      onDone={() => queryClient.invalidateQueries(trpc.users.pathFilter())}
    />
  );
}

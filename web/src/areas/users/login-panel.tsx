import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { StaffActs } from "../../entities/staff-acts/staff-acts.tsx";
import { useLocale } from "../../locale/use-locale.ts";
import { useLogin } from "../../session/actor/use-login.ts";
import { Facts } from "../../ui/page/facts.tsx";
import { SidePanel } from "../../ui/page/side-panel.tsx";
import { useLoginActs } from "./login-acts.ts";
import { LoginState } from "./login-state.tsx";
import { roleNames, zone } from "./login-words.ts";
import type { Login } from "./use-logins.ts";

interface LoginPanelProps {
  login: Login;
  onClose: () => void;
}

/** One login, and what the back office can do for its owner. */
export function LoginPanel({ login, onClose }: LoginPanelProps) {
  const locale = useLocale();
  const isOwn = useLogin().uid === login.uid;
  return (
    <SidePanel
      open
      title={login.displayName ?? login.email ?? "Login"}
      subtitle={<LoginState login={login} />}
      onClose={onClose}
    >
      <Stack spacing={3}>
        <Facts facts={factsOf(login, locale)} />
        {isOwn ? (
          <Typography color="textSecondary">
            This is your own login. Its password and second factors are under Settings; a colleague
            has to do everything else.
          </Typography>
        ) : (
          <LoginActs login={login} />
        )}
      </Stack>
    </SidePanel>
  );
}

function LoginActs({ login }: { login: Login }) {
  const acts = useLoginActs(login);
  return (
    <StaffActs
      acts={acts}
      text="Each action is recorded with your name and reason, and the owner gets an e-mail."
      onDone={() => queryClient.invalidateQueries(trpc.users.pathFilter())}
    />
  );
}

function factsOf(login: Login, locale: Locale) {
  return [
    { label: "E-mail", value: login.email ?? "None" },
    { label: "Company", value: login.companyName ?? "None" },
    { label: "Role", value: login.role === null ? "None" : roleNames[login.role] },
    { label: "Second factors", value: login.secondFactors === 0 ? "None" : login.secondFactors },
    { label: "Signed up", value: formatDayTime(login.createdAt, zone, locale) },
    {
      label: "Last sign-in",
      value:
        login.lastSignInAt === null ? "Never" : formatDayTime(login.lastSignInAt, zone, locale),
    },
  ];
}

import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../locale/use-locale.ts";
import { useLogin } from "../../session/actor/use-login.ts";
import { Facts } from "../../ui/page/facts.tsx";
import { SidePanel } from "../../ui/page/side-panel.tsx";
import { LoginActDialog } from "./login-act-dialog.tsx";
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
  const [asked, setAsked] = useState<string | null>(null);
  const act = acts.find(({ label }) => label === asked);
  return (
    <Stack spacing={1} sx={{ alignItems: "flex-start" }}>
      <Typography variant="h3">Actions</Typography>
      <Typography color="textSecondary">
        Each action is recorded with your name and reason, and the owner gets an e-mail.
      </Typography>
      {acts.map(({ label, isDangerous }) => (
        <Button
          key={label}
          variant="outlined"
          color={isDangerous ? "error" : "primary"}
          onClick={() => setAsked(label)}
        >
          {label}
        </Button>
      ))}
      {act !== undefined && <LoginActDialog act={act} onClose={() => setAsked(null)} />}
    </Stack>
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

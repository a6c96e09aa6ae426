import { StatusChip } from "../../ui/page/status-chip.tsx";
import type { Login } from "./use-logins.ts";

export function LoginState({ login }: { login: Login }) {
  if (login.isDisabled) return <StatusChip tone="danger" label="Switched off" />;
  return login.isEmailVerified ? (
    <StatusChip tone="good" label="Verified" />
  ) : (
    <StatusChip tone="warning" label="Not verified" />
  );
}

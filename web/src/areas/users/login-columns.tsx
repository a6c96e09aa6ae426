import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { isDemoCompany } from "@crewline/domain/records/company/demo-company";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import { StatusChip } from "../../ui/page/status-chip.tsx";
import type { TableColumn } from "../../ui/tables/table-column.ts";
import { LoginState } from "./login-state.tsx";
import { roleNames, zone } from "./login-words.ts";
import type { Login } from "./use-logins.ts";

/** The columns of the logins of all companies. */
export function loginColumns(locale: Locale): TableColumn<Login>[] {
  return [
    {
      id: "email",
      header: "E-mail",
      cell: (login) => login.email ?? "No e-mail",
      sortBy: (login) => login.email,
      card: "title",
    },
    {
      id: "name",
      header: "Name",
      cell: (login) => login.displayName ?? "",
      sortBy: (login) => login.displayName,
    },
    {
      id: "company",
      header: "Company",
      cell: (login) =>
        isDemoCompany(login.companyId) ? (
          <StatusChip tone="neutral" label="Demo" />
        ) : (
          (login.companyName ?? "None")
        ),
      sortBy: (login) => login.companyName,
    },
    {
      id: "role",
      header: "Role",
      cell: (login) => (login.role === null ? "None" : roleNames[login.role]),
      sortBy: (login) => login.role,
      width: 110,
    },
    { id: "state", header: "State", cell: (login) => <LoginState login={login} />, width: 170 },
    {
      id: "lastSignIn",
      header: "Last sign-in",
      cell: (login) =>
        login.lastSignInAt === null ? "Never" : formatDayTime(login.lastSignInAt, zone, locale),
      sortBy: (login) => login.lastSignInAt,
      width: 190,
    },
  ];
}

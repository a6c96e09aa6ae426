import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { isDemoCompany } from "@crewline/domain/records/company/demo-company";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import { StatusChip } from "../../ui/page/status-chip.tsx";
import type { TableColumn } from "../../ui/tables/table-column.ts";
import { textColumn } from "../../ui/tables/table-column.ts";
import { LoginState } from "./login-state.tsx";
import { roleNames, zone } from "./login-words.ts";
import type { Login } from "./use-logins.ts";

/** The columns of the logins of all companies. */
export function loginColumns(locale: Locale): TableColumn<Login>[] {
  return [
    textColumn({
      id: "email",
      header: "E-mail",
      text: (login) => login.email,
      none: "No e-mail",
      card: "title",
    }),
    textColumn({ id: "name", header: "Name", text: (login) => login.displayName, none: "" }),
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

import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { ListDefinition } from "../../lists/list-definition.ts";
import { loginColumns } from "./login-columns.tsx";
import type { Login } from "./use-logins.ts";

export const loginFilters = { q: "" };

/** The logins of all companies as a list. */
export function loginList(locale: Locale): ListDefinition<Login> {
  return {
    screen: "users",
    label: "Logins of all companies",
    noun: { one: "login", other: "logins" },
    rowId: ({ uid }) => uid,
    columns: loginColumns(locale),
    initialSort: { id: "email", desc: false },
    filters: loginFilters,
    // Addresses of all companies' people stay out of files.
    file: null,
  };
}

import Link from "@mui/material/Link";
import type { ReactNode } from "react";
import { Link as RouterLink, useSearchParams } from "react-router-dom";
import type { LoginView } from "./login-view.ts";
import { loginSearch } from "./login-view.ts";

/** Leads to another view of the login screen. */
export function LoginLink({ view, children }: { view: LoginView; children: ReactNode }) {
  const [search] = useSearchParams();
  return (
    <Link component={RouterLink} to={{ search: loginSearch(view, search) }} variant="body2">
      {children}
    </Link>
  );
}

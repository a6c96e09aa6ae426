import {
  aLocationId,
  anEmployeeId,
  aUserId,
  aCompanyId,
} from "@crewline/domain/kernel/ids/ids.test-support";
import { ThemeProvider } from "@mui/material/styles";
import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { BrowserRouter } from "react-router-dom";
import { deviceFormats } from "@crewline/domain/kernel/formats/formats";
import type { Actor } from "@crewline/domain/kernel/access/actor";
import type { Login } from "@crewline/domain/kernel/access/login";
import { queryClient } from "../../../web/src/api/query-client.ts";
import { CompanyPlan } from "../../../web/src/session/actor/company-plan.tsx";
import {
  ActorContext,
  LoginContext,
  OwnProfileContext,
} from "../../../web/src/session/actor/contexts.ts";
import { LocaleProvider } from "../../../web/src/session/preferences/locale-provider.tsx";
import { QuestionHost } from "../../../web/src/ui/dialogs/question-host.tsx";
import { NoticeProvider } from "../../../web/src/ui/notices/notice-provider.tsx";
import { theme } from "../../../web/src/ui/page/theme.ts";

/** Kim, who manages Harbor and works nowhere. */
export const kim: Actor = {
  uid: aUserId("kim"),
  companyId: aCompanyId("c1"),
  role: "manager",
  employeeId: null,
  locationIds: [aLocationId("harbor")],
};

/** Ana, who works at Harbor. */
export const ana: Actor = {
  uid: aUserId("ana-login"),
  companyId: aCompanyId("c1"),
  role: "employee",
  employeeId: anEmployeeId("ana"),
  locationIds: null,
};

/** Shows a page as the app does to a signed-in member; returns the member's hands. */
export function renderPage(page: ReactNode, { actor, path }: { actor: Actor; path: string }) {
  history.replaceState(null, "", path);
  render(
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={queryClient}>
        <LoginContext value={loginOf(actor)}>
          <OwnProfileContext value={{ displayName: actor.uid, companyName: "Harbor Coffee" }}>
            <LocaleProvider of="person" language="en" formats={deviceFormats}>
              <NoticeProvider>
                <ActorContext value={actor}>
                  <CompanyPlan actor={actor}>
                    <BrowserRouter>{page}</BrowserRouter>
                  </CompanyPlan>
                </ActorContext>
                <QuestionHost />
              </NoticeProvider>
            </LocaleProvider>
          </OwnProfileContext>
        </LoginContext>
      </QueryClientProvider>
    </ThemeProvider>,
  );
  return userEvent.setup();
}

/** Two taps of an impatient hand, before the screen can show the first. */
export function tapTwice(button: HTMLElement): void {
  button.click();
  button.click();
}

function loginOf({ uid, companyId, role, employeeId }: Actor): Login {
  return {
    uid,
    companyId,
    role,
    employeeId,
    email: `${uid}@harborcoffee.example`,
    isEmailVerified: true,
    displayName: uid,
    isStaff: false,
    hasSecondFactor: false,
    authTimeSeconds: 0,
    issuedAtSeconds: 0,
  };
}

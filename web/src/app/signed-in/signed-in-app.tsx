import { QueryClientProvider } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { menuFor } from "@crewline/domain/kernel/access/menu";
import { asViewed } from "@crewline/domain/rules/access/view-as";
import { queryClient } from "../../api/query-client.ts";
import { PreferencesProvider } from "../../session/preferences/preferences-provider.tsx";
import { ActorProvider } from "../../session/actor/actor-provider.tsx";
import type { Login } from "@crewline/domain/kernel/access/login";
import { RecoveryCodesHost } from "../../session/recovery-codes/recovery-codes-host.tsx";
import { StepUpHost } from "../../session/step-up/step-up-host.tsx";
import { useLacksSecondFactor } from "../../session/second-factor/use-lacks-second-factor.ts";
import { useIsLoginKnown, useSession, useShownLogin } from "../../session/tab/use-session.ts";
import { LoginProvider } from "../../session/actor/login-provider.tsx";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { ActsOffContext } from "../../ui/acts/acts-off.ts";
import { NoticeProvider } from "../../ui/notices/notice-provider.tsx";
import { QuestionHost } from "../../ui/dialogs/question-host.tsx";
import { PageOutlet } from "../pages/page-outlet.tsx";
import { ON_BOARD_PATH } from "../pages/paths.ts";
import { Shell } from "../shell/shell.tsx";
import { StandingNote } from "../shell/standing-note.tsx";
import { useNoteQuestions } from "./use-note-questions.ts";
import { useReleaseOnceShown } from "./use-release-once-shown.ts";
import { useSendOutbox } from "./use-send-outbox.ts";
import { AreaOutlet } from "./area-outlet.tsx";

export { askAhead, loadAnswers } from "./ask-ahead.ts";

/** The app of a signed-in person: the on-boarding without the layout, everything else inside it. */
export function SignedInApp() {
  const login = useShownLogin();
  useSession({ required: true });
  useReleaseOnceShown();
  if (login === null) return null;
  return (
    <QueryClientProvider client={queryClient}>
      <NoticeProvider>
        <ScreensOfLogin login={login} />
      </NoticeProvider>
    </QueryClientProvider>
  );
}

/**
 * The screens of one person. They are taken down, and what was loaded is forgotten, before those of
 * another person are put up, or of a view that begins or ends.
 */
function ScreensOfLogin({ login }: { login: Login }) {
  const key = keyOf(login);
  // The old one for one moment, in which nothing is shown.
  const before = useDeferredValue(key);
  const isViewing = login.view !== undefined;
  if (before !== key) return null;
  return (
    <LoginProvider key={key} login={login}>
      <PreferencesProvider uid={login.uid} owner={asViewed(login).uid} isViewing={isViewing}>
        <ActsOffContext value={isViewing}>
          <SignedInScreens login={login} />
        </ActsOffContext>
      </PreferencesProvider>
      <RecoveryCodesHost />
      <StepUpHost />
      <QuestionHost />
    </LoginProvider>
  );
}

function keyOf({ uid, view }: Login): string {
  return [uid, view?.uid, view?.until].join(" ");
}

const { Part: SecondFactorPage } = lazyPart(
  async () => (await import("./second-factor-page.tsx")).SecondFactorPage,
);

function SignedInScreens({ login }: { login: Login }) {
  const { pathname } = useLocation();
  useSendOutbox(useIsLoginKnown() ? login : null);
  useNoteQuestions(asViewed(login).uid);
  if (useLacksSecondFactor(login)) return <SecondFactorPage />;
  if (pathname === ON_BOARD_PATH && login.view === undefined) {
    return (
      <ActorProvider>
        <PageOutlet name="onBoard" />
      </ActorProvider>
    );
  }
  const [firstItem] = menuFor(login);
  if (firstItem === undefined) return <Navigate to={ON_BOARD_PATH} replace />;
  if (pathname === "/" && firstItem.path !== "/") return <Navigate to={firstItem.path} replace />;
  return <Shell>{screen}</Shell>;
}

/** A constant, so that a new address renders only the parts that read the address. */
const screen = (
  <ActorProvider>
    <StandingNote />
    <AreaOutlet />
  </ActorProvider>
);

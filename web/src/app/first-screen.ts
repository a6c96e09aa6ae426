import { isLoginPath } from "@crewline/domain/access/menu";
import { currentSession } from "../session/current-session.ts";
import { loadFirestore } from "../live/load-firestore.ts";
import { loadPage } from "./area-pages.ts";
import { pageOfPath } from "./paths.ts";
import { loadSignedInApp } from "./signed-in-loader.ts";

/** Resolves when the first render can show the path's screen; a failed chunk shows its own error. */
export async function loadFirstScreen(path: string): Promise<void> {
  const page = pageOfPath(path);
  const chunk = page === null ? Promise.resolve() : loadPage(page);
  if (isLoginPath(path)) {
    await Promise.allSettled([chunk]);
    return;
  }
  void loadFirestore().catch(() => null);
  const needed = Promise.allSettled([chunk, loadSignedInApp()]);
  await identityKnown();
  const isVisitor = !currentSession.state().identity;
  await (isVisitor ? Promise.allSettled([loadPage("login")]) : needed);
}

function identityKnown(): Promise<void> {
  return new Promise((resolve) => {
    if (isIdentityKnown()) return resolve();
    const stop = currentSession.subscribe(() => {
      if (!isIdentityKnown()) return;
      stop();
      resolve();
    });
  });
}

function isIdentityKnown(): boolean {
  const { identity, isUnreachable } = currentSession.state();
  return identity !== undefined || isUnreachable;
}

import { isLoginPath } from "@crewline/domain/kernel/access/menu";
import { currentSession } from "../session/tab/current-session.ts";
import { shownLogin } from "../session/machine/session-state.ts";
import type { GateWay } from "../session/tab/gate-way.ts";
import { gateWay } from "../session/tab/gate-way.ts";
import { heldStart } from "../live/held-start.ts";
import { loadFirestore } from "../live/load-firestore.ts";
import type { SourcesAhead } from "../live/live-source.ts";
import { holdsCopy } from "../live/owns-copy.ts";
import type { PageName } from "./pages/area-pages.ts";
import { loadPage, sourcesAheadOf } from "./pages/area-pages.ts";
import { pageOfPath } from "./pages/paths.ts";
import { loadSignedInApp } from "./signed-in-loader.ts";

/**
 * The most that a device which cannot open its copy of the data keeps the screen back. A slow phone
 * takes more than a second to ask, and rendering before that would keep the question back.
 */
const HEAD_START_MS = 2000;

/**
 * Resolves when the first render can show the path's screen; a failed chunk shows its own error.
 */
export async function loadFirstScreen(path: string): Promise<void> {
  const page = pageOfPath(path);
  const chunk = page === null ? Promise.resolve() : loadPage(page);
  if (isLoginPath(path) || page === "kiosk") {
    await Promise.allSettled([chunk]);
    return;
  }
  startOrHoldFirestore(path).catch(heldStart.release);
  const needed = [chunk, loadSignedInApp()];
  const way = await wayKnown();
  await Promise.allSettled(way === "app" ? [...needed, askAhead(page)] : [loadPage("login")]);
}

/**
 * Starts Firestore, but not before the paint where the device has kept what the screen showed: that
 * is shown to its owner at once, while both servers are asked who is signed in.
 */
async function startOrHoldFirestore(path: string): Promise<void> {
  if (holdsCopy()) {
    heldStart.hold();
    const owner = await loadSignedInApp().then(({ loadAnswers }) => loadAnswers(path));
    if (owner !== null) return currentSession.recallLogin(owner);
    heldStart.release();
  }
  await loadFirestore();
}

/** Gives what the screen waits for a head start over its rendering, which would keep it back. */
async function askAhead(page: PageName | null): Promise<void> {
  const signedIn = await loadSignedInApp();
  const login = shownLogin(currentSession.state());
  if (login === null) return;
  const patience = new Promise<void>((resolve) => setTimeout(resolve, HEAD_START_MS));
  await Promise.race([signedIn.askAhead(login, sourcesOf(page)), patience]);
}

/** What the page waits for by the address, when its chunk is here. */
async function sourcesOf(page: PageName | null): Promise<SourcesAhead> {
  if (page === null) return () => [];
  await loadPage(page).catch(() => null);
  return sourcesAheadOf(page);
}

function wayKnown(): Promise<GateWay> {
  return new Promise((resolve) => {
    const look = () => {
      const way = gateWay(currentSession.state(), currentSession.hasUidCookie());
      if (way === "wait") return false;
      resolve(way);
      return true;
    };
    if (look()) return;
    const stop = currentSession.subscribe(() => {
      if (look()) stop();
    });
  });
}

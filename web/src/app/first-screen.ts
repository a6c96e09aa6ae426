import { isLoginPath } from "@crewline/domain/access/menu";
import { currentSession } from "../session/current-session.ts";
import type { GateWay } from "../session/session-gate-way.ts";
import { gateWay } from "../session/session-gate-way.ts";
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
  const way = await wayKnown();
  await (way === "app" ? needed : Promise.allSettled([loadPage("login")]));
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

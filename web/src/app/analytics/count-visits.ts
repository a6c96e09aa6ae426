import type { Analytics } from "firebase/analytics";
import {
  initializeAnalytics,
  isSupported,
  logEvent,
  setAnalyticsCollectionEnabled,
} from "firebase/analytics";
import { firebaseApp } from "../../session/firebase/firebase-app.ts";

let analytics: Analytics | null = null;

/** Starts, resumes or stops counting as the person decides; a first yes sends one test event. */
export async function countVisits(isAllowed: boolean): Promise<void> {
  if (analytics !== null) {
    setAnalyticsCollectionEnabled(analytics, isAllowed);
    return;
  }
  if (!isAllowed || !(await isSupported())) return;
  analytics = initializeAnalytics(firebaseApp);
  logEvent(analytics, "test_event");
}

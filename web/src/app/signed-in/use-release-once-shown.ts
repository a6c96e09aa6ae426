import { useEffect } from "react";
import { deviceAnswers } from "../../live/device-answers.ts";
import { heldStart } from "../../live/held-start.ts";
import { nextFrame } from "../../ui/state/next-frame.ts";

/** The longest that Firestore waits for a device which cannot read what it has kept. */
const PATIENCE_MS = 1000;

/** Lets Firestore start when the first screen shows all that the device has kept. */
export function useReleaseOnceShown(): void {
  useEffect(() => {
    setTimeout(heldStart.release, PATIENCE_MS);
    void whenShown().then(heldStart.release);
  }, []);
}

/** What was read may lead to further questions, which the screen asks when it is rendered. */
async function whenShown(): Promise<void> {
  await nextFrame();
  while (deviceAnswers.isReading()) {
    await deviceAnswers.whenRead();
    await nextFrame();
  }
}

import { say } from "../say.ts";
import { saveData } from "../stack/saved-data.ts";

const everyMilliseconds = 180_000;
/** A very large company takes long to save; saving may take at most a twentieth of the time. */
const restsPerSave = 19;

/**
 * Saves every few minutes, so that even a crash of the machine loses little. Returns a function
 * that stops the clock.
 */
export function startSaveClock(): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const schedule = (milliseconds: number) => {
    if (!isStopped) timer = setTimeout(() => void save(), milliseconds);
  };
  const save = async () => {
    const beforeMs = performance.now();
    try {
      await saveData();
    } catch (error) {
      if (!isStopped) say(`The data could not be saved this time: ${String(error)}`);
    }
    schedule(Math.max(everyMilliseconds, (performance.now() - beforeMs) * restsPerSave));
  };
  schedule(everyMilliseconds);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

import { say } from "../say.ts";
import { saveData } from "../stack/saved-data.ts";

const everyMilliseconds = 180_000;

/** Saves every few minutes, so that even a crash of the machine costs little. */
export function startSaveClock(): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const schedule = () => {
    if (!isStopped) timer = setTimeout(() => void save(), everyMilliseconds);
  };
  const save = async () => {
    try {
      await saveData();
    } catch (error) {
      if (!isStopped) say(`The data could not be saved this time: ${String(error)}`);
    }
    schedule();
  };
  schedule();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

import { say } from "../say.ts";
import { outboxLine, readOutbox } from "./read-outbox.ts";

const everyMilliseconds = 2000;

/**
 * Prints each message that the product writes from now on, as none leaves this machine. Returns a
 * function that stops it.
 */
export function startOutboxClock(): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let seenUntil = new Date().toISOString();
  const look = async () => {
    // While the emulators start or stop there is nothing to print.
    const messages = await readOutbox(seenUntil).catch(() => []);
    for (const message of messages) say(outboxLine(message));
    seenUntil = messages.at(-1)?.createdAt ?? seenUntil;
    if (!isStopped) timer = setTimeout(() => void look(), everyMilliseconds);
  };
  void look();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

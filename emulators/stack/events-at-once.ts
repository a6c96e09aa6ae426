/** The most events of a process that run at once; 0 to acknowledge each only when it was handled. */
const mostAtOnce = Number(process.env["CREWLINE_EVENTS_AT_ONCE"] ?? 0);

/** Returns how to begin an event, with room for `most` of them. */
export function eventStarter(most = mostAtOnce): (handle: () => Promise<unknown>) => Promise<void> {
  let running = 0;
  const waiting: (() => void)[] = [];
  const leave = () => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return async (handle) => {
    if (most === 0) {
      await handle();
      return;
    }
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    void handle()
      .catch((error: unknown) => console.error(error))
      .finally(leave);
  };
}

/**
 * Begins to handle an event as soon as there is room, and then returns while it is still being
 * handled. The Firestore emulator sends one event after the other, each when the one before is
 * acknowledged: what follows from a busy minute would come many seconds late, where the cloud sends
 * its events at once and in any order.
 */
export const beginEvent = eventStarter();

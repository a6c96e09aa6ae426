/**
 * As many events of a process run at the same moment in a stack that asks for it; without, each is
 * acknowledged when it was handled.
 */
const mostAtOnce = Number(process.env["CREWLINE_EVENTS_AT_ONCE"] ?? 0);

/** How events are begun: with room for so many, or 0 for one after the other. */
export function eventStarter(most = mostAtOnce): (handle: () => Promise<unknown>) => Promise<void> {
  let running = 0;
  const waiting: (() => void)[] = [];
  const leave = () => {
    running -= 1;
    waiting.shift()?.();
  };
  return async (handle) => {
    if (most === 0) {
      await handle();
      return;
    }
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
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

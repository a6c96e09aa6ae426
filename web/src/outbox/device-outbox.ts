import { openOutboxStore } from "./outbox-store.ts";
import { Outbox } from "./outbox.ts";
import { sendItem } from "./send-item.ts";
import { deviceClocks } from "./tap-clock.ts";

const NAME = "crewline-outbox";
const tabs = new BroadcastChannel(NAME);

/** The outbox of this device, as this tab sees it. */
export const deviceOutbox = new Outbox({
  openStore: openOutboxStore,
  send: sendItem,
  clocks: deviceClocks,
  inTurn,
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  tellTabs: () => tabs.postMessage("changed"),
});

tabs.addEventListener("message", () => void deviceOutbox.refresh());

let last: Promise<void> = Promise.resolve();

/** One tab sends at a time; where the browser has no locks, this page does one thing at a time. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  const { locks }: { locks?: LockManager | null } = navigator;
  if (locks) {
    await locks.request(NAME, work);
    return;
  }
  last = last.then(work, work);
  await last;
}

import { counted } from "@crewline/domain/kernel/formats/counted";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { OutboxOwner } from "../../outbox/outbox-item.ts";
import { questions } from "../../ui/questions/questions.ts";

/** Asks before a sign-out that leaves punches on this device; true if there are none. */
export async function mayLeaveWaiting(
  owner: Pick<OutboxOwner, "uid" | "companyId">,
  locale: Locale,
): Promise<boolean> {
  const count = await countWaiting(owner).catch(() => 0);
  if (count === 0) return true;
  const what = counted(count, { one: "punch", other: "punches" }, locale);
  return questions.ask({
    title: "Sign out before your punches are sent?",
    text: `Waiting for a connection on this device: ${what}. Sign in here again to send them.`,
    confirmLabel: "Sign out",
    keepLabel: "Stay signed in",
  });
}

async function countWaiting(owner: Pick<OutboxOwner, "uid" | "companyId">): Promise<number> {
  const [{ deviceOutbox }, { isOwnedBy }] = await Promise.all([
    import("../../outbox/device-outbox.ts"),
    import("../../outbox/outbox-item.ts"),
  ]);
  await deviceOutbox.refresh();
  const { items } = deviceOutbox.view();
  return items.filter((item) => item.refusal === null && isOwnedBy(item, owner)).length;
}

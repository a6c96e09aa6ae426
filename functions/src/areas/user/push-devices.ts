import type {
  endPushSchema,
  listedPushDeviceSchema,
  startPushSchema,
} from "@crewline/domain/records/users/push-device";
import { isPushEndpoint } from "@crewline/domain/rules/mail/push-endpoint";
import { withPushDevice } from "@crewline/domain/rules/mail/push-devices";
import type { Login } from "@crewline/domain/kernel/access/login";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import { attempt } from "../../operations/commands/command.ts";
import { endPush } from "../../operations/access/end-push.ts";
import { now } from "../../platform/clock.ts";
import { env } from "../../platform/env.ts";
import type { Done } from "../../rpc/answers.ts";
import { pushDeviceId, pushDevices } from "../../store/push-devices.ts";
import { readingUnit } from "../../store/unit/unit.ts";
import { users } from "../../store/users.ts";
import type { Self } from "./own-user.ts";
import { ownUser } from "./own-user.ts";

interface Listed {
  /** The key that a browser subscribes with; null where push is not set up. */
  publicKey: string | null;
  devices: z.infer<typeof listedPushDeviceSchema>[];
}

/** Returns the caller's devices that get notifications, the last used first, without their keys. */
export async function listPushDevices({ uid }: Login): Promise<Listed> {
  const devices = await pushDevices(await readingUnit(), uid).list([], { limit: 50 });
  return {
    publicKey: env().pushPublicKey,
    devices: devices
      .toSorted((a, b) => b.lastUsedAt.localeCompare(a.lastUsedAt))
      .map(({ id, device, createdAt, lastUsedAt }) => ({ id, device, createdAt, lastUsedAt })),
  };
}

/**
 * Switches notifications on for the caller's browser, as long as this sign-in lasts. Throws
 * pushNotSetUp and notPushService.
 */
export function startPush(
  self: Self & { device: string },
  { idempotencyKey, endpoint, p256dh, auth }: z.infer<typeof startPushSchema>,
): Promise<Done> {
  const { pushPublicKey, pushLocalHost } = env();
  if (pushPublicKey === null) throw new RuleViolation("pushNotSetUp", {});
  if (!isPushEndpoint(endpoint, pushLocalHost)) throw new RuleViolation("notPushService", {});
  const input = { idempotencyKey, endpoint, p256dh, auth };
  return attempt(self.caller, input, async (unit) => {
    const user = await ownUser(unit, self);
    const store = pushDevices(unit, user.id);
    const known = await store.findAll(user.pushDeviceIds);
    const at = now();
    const added = {
      id: pushDeviceId(endpoint),
      endpoint,
      p256dh,
      auth,
      device: self.device,
      signIn: self.login.authTimeSeconds,
      createdAt: at,
      lastUsedAt: at,
    };
    const kept = withPushDevice(known, added);
    store.save(added.id, added);
    for (const { id } of known.filter((one) => one.id !== added.id && !kept.includes(one))) {
      store.remove(id);
    }
    users(unit).save(user.id, { ...user, pushDeviceIds: kept.map(({ id }) => id) });
    return {};
  });
}

/** Switches notifications off for one of the caller's devices; the same for one that is off. */
export function stopPush(self: Self, input: z.infer<typeof endPushSchema>): Promise<Done> {
  return attempt(self.caller, input, async (unit) => {
    const end = await endPush(unit, self.login.uid, ({ id }) => id === input.deviceId);
    end();
    return {};
  });
}

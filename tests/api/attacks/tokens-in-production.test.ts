import { afterAll, vi } from "vitest";
import { anAccount, onProductionPath } from "../../support/production-path.ts";
import { claimedRights } from "./claimed-rights.ts";
import { openDoors } from "./doors-in-production.ts";
import { forgedTokens } from "./forged-tokens.ts";
import { runAttacks } from "./run-attacks.ts";
import { wornOutTokens } from "./worn-out-tokens.ts";

/**
 * firebase-admin as it runs in production: both emulators believe forged tokens, so that only
 * this says anything about them. The clock is frozen, so that limits are exact to the second.
 */
vi.mock("../../../functions/src/operations/access/count-attempt.ts", () => ({
  countAttempt: () => Promise.resolve(null),
  findWait: () => Promise.resolve(null),
}));
vi.mock("../../../functions/src/operations/access/sign-ins.ts", () => ({
  isSignInEnded: () => Promise.resolve(false),
  noteUse: () => Promise.resolve(),
  forgetDevice: () => Promise.resolve(),
}));
vi.useFakeTimers({ toFake: ["Date"] });
vi.spyOn(process.stdout, "write").mockReturnValue(true);

const google = await onProductionPath();
const doors = await openDoors();
const scene = { google, doors, victim: anAccount(google) };

runAttacks("tokens in production", [
  ...forgedTokens(scene),
  ...wornOutTokens(scene),
  ...claimedRights(scene),
]);

afterAll(async () => {
  vi.restoreAllMocks();
  await Promise.all([doors.stop(), google.stop()]);
});

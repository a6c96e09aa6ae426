import type { Position } from "@crewline/domain/records/locations/judge-position";
import { oldestFixSeconds } from "@crewline/domain/records/locations/judge-position";
import { instantFromMilliseconds, elapsedSeconds } from "@crewline/domain/kernel/time/instant";

/** The position of the device, or the reason why it reports none. */
export type ReadPosition =
  | { position: Position; problem: null }
  | { position: null; problem: "denied" | "unavailable" };

const options: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 };
const DENIED = 1;

/**
 * Asks the device where it is, and once more if it answers with an old position; never throws, and
 * waits for ten seconds at most each time.
 */
export async function readPosition(): Promise<ReadPosition> {
  const first = await askDevice();
  if (first.position === null || first.position.ageSeconds <= oldestFixSeconds) return first;
  const second = await askDevice();
  return second.position === null ? first : second;
}

function askDevice(): Promise<ReadPosition> {
  return new Promise((resolve) => {
    const fail = (problem: "denied" | "unavailable") => resolve({ position: null, problem });
    if (!("geolocation" in navigator)) return fail("unavailable");
    navigator.geolocation.getCurrentPosition(
      ({ coords, timestamp }) => {
        const { latitude, longitude, accuracy } = coords;
        const ageSeconds = ageOf(timestamp);
        resolve({
          position: { latitude, longitude, accuracyMetres: accuracy, ageSeconds },
          problem: null,
        });
      },
      ({ code }) => fail(code === DENIED ? "denied" : "unavailable"),
      options,
    );
  });
}

/** By the device's own clock, so that a clock that is wrong makes no fix old. */
function ageOf(timestamp: number): number {
  const now = instantFromMilliseconds(Date.now());
  return Math.max(0, elapsedSeconds(instantFromMilliseconds(timestamp), now));
}

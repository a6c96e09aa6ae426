import { randomInt } from "node:crypto";
import { addressesOf } from "../../../functions/src/platform/caller-address.ts";
import { countAttempt } from "../../../functions/src/operations/access/count-attempt.ts";
import { runAttacks } from "./run-attacks.ts";
import type { Attempt } from "./run-attacks.ts";

/**
 * A flood of failed sign-ins, as it reaches a deployed function, whose front end adds an address.
 */
const anAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

interface Flood {
  /** The X-Forwarded-For header of the caller, with the front end's addition. */
  header: (index: number) => string;
}

/** After how many failures in a minute the next is refused; null when none of 120 was. */
async function refusedAfter({ header }: Flood): Promise<number | null> {
  for (let index = 0; index < 120; index += 1) {
    const addresses = addressesOf(header(index), "169.254.1.1", false);
    if ((await countAttempt("signInFailure", { addresses })) !== null) return index;
  }
  return null;
}

const flood = (what: string, make: () => Flood, expected: number | null): Attempt => ({
  what,
  how: () => refusedAfter(make()),
  expected,
});

runAttacks("rate limits", [
  {
    row: 92,
    about: "a hundred failed sign-ins a minute",
    honestly: [
      flood(
        "of as many people at as many places",
        () => ({ header: () => `${anAddress()}, ${anAddress()}` }),
        null,
      ),
    ],
    attacks: [
      flood(
        "of one caller behind Hosting",
        () => {
          const caller = anAddress();
          return { header: () => `${caller}, ${anAddress()}` };
        },
        20,
      ),
      flood(
        "of one caller who writes other addresses in front",
        () => {
          const caller = anAddress();
          return { header: (index) => `198.51.100.${index}, ${caller}, ${anAddress()}` };
        },
        20,
      ),
      flood(
        "of one connection that invents its callers",
        () => {
          const connection = anAddress();
          return { header: () => `${anAddress()}, ${connection}` };
        },
        100,
      ),
      flood(
        "of one connection that says nothing",
        () => {
          const connection = anAddress();
          return { header: () => connection };
        },
        100,
      ),
      flood(
        "of one network of IPv6, by another address each time",
        () => {
          const network = `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}`;
          return { header: (index) => `${network}::${index + 1}, ${anAddress()}` };
        },
        20,
      ),
      flood(
        "of one caller in two spellings",
        () => {
          const caller = anAddress();
          return { header: (index) => `${index % 2 ? "::FFFF:" : ""}${caller} , ${anAddress()}` };
        },
        20,
      ),
      flood(
        "of one connection with addresses that are none",
        () => {
          const connection = anAddress();
          return { header: (index) => `evil-${index}, unknown, ${connection}` };
        },
        100,
      ),
    ],
  },
]);

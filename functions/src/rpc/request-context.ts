import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { SIGN_IN_ENDED } from "@crewline/domain/rules/sign-ins/ended-sign-ins";
import { TRPCError } from "@trpc/server";
import type { Login } from "@crewline/domain/kernel/access/login";
import type { Freshness } from "../identity/verify-token.ts";
import { verifyToken } from "../identity/verify-token.ts";
import { isSignInEnded } from "../operations/access/sign-ins.ts";
import type { KioskCaller } from "../operations/kiosks/verify-kiosk.ts";
import { verifyKiosk } from "../operations/kiosks/verify-kiosk.ts";
import type { LoginActor } from "../operations/commands/actor.ts";
import type { CallerAddresses } from "../platform/caller-address.ts";

/** The parts of a request that are available before its caller is known. */
export interface RequestContext {
  requestId: string;
  addresses: CallerAddresses;
  /** The browser and its system in words, from the request's user agent. */
  device: string;
  /** The language and formats of the sentences in the answer. */
  locale: Locale;
  /** The app's own proof by App Check, to be passed on to services that require it. */
  appCheckToken: string | null;
  /** The caller, available after the first middleware that requires a token. */
  login?: Login;
  caller?: LoginActor;
  /** The person behind the request; throws UNAUTHORIZED. The answer is kept for the batch. */
  identify: (freshness: Freshness) => Promise<Login>;
  /** Reads what several procedures of a batch need once, under a name; they share the answer. */
  readOnce: ReadOnce;
  /** The paired tablet behind the request; throws kioskNotPaired, for every person as well. */
  identifyKiosk: () => Promise<KioskCaller>;
  kiosk?: KioskCaller;
}

export type ReadOnce = <T>(name: string, read: () => Promise<T>) => Promise<T>;

export function createRequestContext(
  origin: Pick<RequestContext, "requestId" | "addresses" | "device" | "locale" | "appCheckToken">,
  authorization: string | undefined,
): RequestContext {
  const known = new Map<Freshness, Promise<Login>>();
  return {
    ...origin,
    identify: (freshness) => {
      const login = known.get(freshness) ?? identify(authorization, freshness);
      known.set(freshness, login);
      return login;
    },
    readOnce: sharedReadings(),
    identifyKiosk: () => verifyKiosk(authorization),
  };
}

/** The readings of one batch, by name. */
export function sharedReadings(): ReadOnce {
  const begun = new Map<string, Promise<unknown>>();
  return <T>(name: string, read: () => Promise<T>) => {
    const reading = begun.get(name) ?? read();
    begun.set(name, reading);
    // A name is that of one kind of answer.
    return reading as Promise<T>;
  };
}

async function identify(authorization: string | undefined, freshness: Freshness): Promise<Login> {
  const { login, refusal } = await verifyToken(authorization, freshness);
  if (login === null) throw new TRPCError({ code: "UNAUTHORIZED", message: refusal });
  if (await isSignInEnded(login)) {
    throw new TRPCError({ code: "UNAUTHORIZED", message: SIGN_IN_ENDED });
  }
  return login;
}

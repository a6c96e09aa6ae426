import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { env } from "./env.ts";

/**
 * The addresses of a request, as far as they can be known.
 *
 * `X-Forwarded-For` grows on the right: the caller may have written everything but its last part.
 * The last part is written by Google's front end and names the connecting address: the caller, at
 * the function's own URL, or an edge of the hosting network, which names the caller one place
 * further left. A function cannot tell the two apart, because both ways are public. So both are
 * counted: `caller` strictly, `connection` with room for an edge's many people. A caller who
 * invents addresses still comes from one connection.
 */
export interface CallerAddresses {
  /** Reliable through Hosting, freely invented at the function's own URL. */
  caller: string | null;
  /** Cannot be invented. Null only for requests to the emulators without a front end. */
  connection: string | null;
}

/** The addresses of a request; for IPv6 the network, which is what one caller holds. */
export function callerAddresses(request: IncomingMessage): CallerAddresses {
  const header = [request.headers["x-forwarded-for"] ?? []].flat().join(",");
  return addressesOf(header, request.socket.remoteAddress ?? null, env().isEmulator);
}

/**
 * The emulators have no front end. There a request with the header came from the socket's address
 * through the addresses it names; one without it is a local program, which has no limit.
 */
export function addressesOf(
  forwardedFor: string,
  socketAddress: string | null,
  isEmulator: boolean,
): CallerAddresses {
  const named = forwardedFor
    .split(",")
    .flatMap((part) => (part.trim() === "" ? [] : [part.trim()]));
  if (named.length === 0) {
    return { caller: null, connection: isEmulator ? null : networkOf(socketAddress) };
  }
  const chain = isEmulator ? [...named, socketAddress] : named;
  const connection = networkOf(chain.at(-1) ?? null) ?? networkOf(socketAddress) ?? "unknown";
  return { caller: networkOf(chain.at(-2) ?? null), connection };
}

/** An IPv4 address unchanged, the first 64 bits of an IPv6 address; null for anything else. */
function networkOf(address: string | null): string | null {
  const text = address?.replace(/^::ffff:(?=\d+\.)/i, "").toLowerCase() ?? "";
  const version = isIP(text);
  if (version !== 6) return version === 4 ? text : null;
  const [left = "", right = ""] = text.replace(/%.*$/, "").split("::");
  const before = groupsOf(left);
  const after = text.includes("::") ? groupsOf(right) : [];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}

function groupsOf(text: string): string[] {
  return text === "" ? [] : text.split(":");
}

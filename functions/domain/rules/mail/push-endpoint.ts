/**
 * The hosts of the push services of Chrome and Edge on Android, Firefox, Safari, and Edge on Windows.
 * The server sends to no others, so that an address given by a browser cannot lead it into a
 * private network.
 */
const services = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
];

/** The host of an https address with neither user nor port; the path begins right after it. */
const publicAddress = /^https:\/\/([a-z0-9.-]+)\/[\u0021-\u007e]*$/;
const localAddress = /^http:\/\/([a-z0-9.]+):\d+\/[\u0021-\u007e]*$/;

/**
 * True if notifications may be sent to the address: https at a known push service, on the usual
 * port, without a user. `localHost` is allowed as well, for the tests of the local stack.
 */
export function isPushEndpoint(address: string, localHost: string | null = null): boolean {
  const local = localAddress.exec(address)?.[1];
  if (local !== undefined) return local === localHost;
  const host = publicAddress.exec(address)?.[1];
  return host !== undefined && services.some((service) => service.test(host));
}

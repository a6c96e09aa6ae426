import type { ECDH } from "node:crypto";
import { createDecipheriv, createECDH, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { PushSubscriptionKeys } from "@crewline/domain/records/users/push-device";

/** A browser as its push service sees it: with keys of its own, and what was sent to it. */
export interface TestBrowser {
  keys: PushSubscriptionKeys;
  /** What arrived, decrypted as the browser does it. */
  received: { title: string; body: string; path: string; tag: string }[];
  /** The requests that arrived, also those that were refused. */
  requests: number;
  /** The status that the push service answers. */
  status: number;
}

export interface TestPushService {
  browser: () => TestBrowser;
  close: () => Promise<void>;
}

/** A push service on a free port of this machine, which takes only what is signed by `publicKey`. */
export async function startPushService(publicKey: string): Promise<TestPushService> {
  const browsers = new Map<string, { browser: TestBrowser; secret: ECDH }>();
  const server = createServer((request, response) => {
    void receive(request).then((status) => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function receive(request: IncomingMessage): Promise<number> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const found = browsers.get(request.url ?? "");
    if (found === undefined) return 404;
    const { browser, secret } = found;
    browser.requests += 1;
    if (!isSigned(request.headers.authorization ?? "", publicKey, origin)) return 403;
    if (browser.status === 201) {
      browser.received.push(JSON.parse(decrypt(Buffer.concat(chunks), browser.keys, secret)));
    }
    return browser.status;
  }

  return {
    browser: () => {
      const path = `/${randomBytes(8).toString("hex")}`;
      const secret = createECDH("prime256v1");
      const p256dh = secret.generateKeys().toString("base64url");
      const auth = randomBytes(16).toString("base64url");
      const keys = { endpoint: `${origin}${path}`, p256dh, auth };
      const browser = { keys, received: [], requests: 0, status: 201 };
      browsers.set(path, { browser, secret });
      return browser;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** VAPID (RFC 8292): a token of ours for this push service, signed with the key it names. */
function isSigned(authorization: string, publicKey: string, origin: string): boolean {
  const [, token = "", key] = /^vapid t=([^,]+), ?k=(.+)$/u.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(publicKey, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const signed = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: jwk, format: "jwk", dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const { aud } = JSON.parse(Buffer.from(claims, "base64url").toString()) as { aud: string };
  return signed && key === publicKey && aud === origin;
}

/** As a browser does it: RFC 8291 over RFC 8188, one record. */
function decrypt(body: Buffer, { p256dh, auth }: PushSubscriptionKeys, secret: ECDH): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([
    Buffer.from("WebPush: info\0"),
    Buffer.from(p256dh, "base64url"),
    sender,
  ]);
  const shared = secret.computeSecret(sender);
  const derive = (ikm: Buffer, [from, about, length]: [Buffer, Buffer | string, number]) =>
    Buffer.from(hkdfSync("sha256", ikm, from, about, length));
  const key = derive(shared, [Buffer.from(auth, "base64url"), info, 32]);
  const decipher = createDecipheriv(
    "aes-128-gcm",
    derive(key, [salt, "Content-Encoding: aes128gcm\0", 16]),
    derive(key, [salt, "Content-Encoding: nonce\0", 12]),
  );
  decipher.setAuthTag(sealed.subarray(-16));
  const opened = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return opened.toString("utf8", 0, opened.lastIndexOf(2));
}

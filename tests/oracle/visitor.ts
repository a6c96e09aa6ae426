import type { LocalServer } from "../support/local-server.ts";
import { rawRequest } from "../support/raw-request.ts";
import type { RawReply } from "../support/raw-request.ts";

const form = "application/x-www-form-urlencoded";

/** A browser before one of the two servers: it keeps cookies and the token it was given. */
export class Visitor {
  readonly #server: LocalServer;
  readonly #cookies = new Map<string, string>();

  constructor(server: LocalServer) {
    this.#server = server;
  }

  async send(
    method: string,
    path: string,
    { headers = {}, body }: { headers?: Record<string, string>; body?: string } = {},
  ): Promise<RawReply> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const reply = await rawRequest({
      port: this.#server.port,
      method,
      path: `/api/auth/${path}`,
      headers: { ...(cookie !== "" && { cookie }), ...headers },
      ...(body !== undefined && { body }),
    });
    for (const header of reply.headers["set-cookie"] ?? []) this.#store(header);
    return reply;
  }

  postForm(path: string, fields: Record<string, string>): Promise<RawReply> {
    const body = new URLSearchParams(fields).toString();
    return this.send("POST", path, { headers: { "content-type": form }, body });
  }

  async csrfToken(): Promise<string> {
    return String(JSON.parse((await this.send("GET", "csrf")).text).csrfToken);
  }

  async isSignedIn(): Promise<boolean> {
    return (await this.send("GET", "session")).text !== "{}";
  }

  async signIn(idToken: string): Promise<void> {
    const csrfToken = await this.csrfToken();
    const fields = { csrfToken, idToken, callbackUrl: "/", json: "true" };
    const { status, text } = await this.postForm("callback/firebase", fields);
    if (status !== 200) throw new Error(`The sign-in failed: ${status} ${text}`);
  }

  /** A copy of the browser, to look without changing this one. */
  copy(): Visitor {
    const copy = new Visitor(this.#server);
    for (const [name, value] of this.#cookies) copy.#cookies.set(name, value);
    return copy;
  }

  #store(header: string): void {
    const [pair = ""] = header.split(";");
    const cut = pair.indexOf("=");
    const name = pair.slice(0, cut);
    if (/max-age=0\b|expires=thu, 01 jan 1970/iu.test(header)) this.#cookies.delete(name);
    else this.#cookies.set(name, pair.slice(cut + 1));
  }
}

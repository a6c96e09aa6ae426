import type { LocalServer } from "../../support/local-server.ts";
import type { RawReply } from "../../support/raw-request.ts";
import { rawRequest } from "../../support/raw-request.ts";

const form = "application/x-www-form-urlencoded";

/** A browser before the session endpoints of this process; it keeps the one cookie. */
export class BrowserInProduction {
  readonly #server: LocalServer;
  /** The Cookie header, which a test may replace. */
  cookie = "";

  constructor(server: LocalServer, cookie = "") {
    this.#server = server;
    this.cookie = cookie;
  }

  async send(method: string, path: string, headers: Record<string, string> = {}, body?: string) {
    const reply = await rawRequest({
      port: this.#server.port,
      method,
      path: `/api/auth/${path}`,
      headers: { ...(this.cookie !== "" && { cookie: this.cookie }), ...headers },
      ...(body !== undefined && { body }),
    });
    this.#store(reply);
    return reply;
  }

  async csrfToken(): Promise<string> {
    return String(JSON.parse((await this.send("GET", "csrf")).text).csrfToken);
  }

  async post(path: string, fields: Record<string, string>): Promise<RawReply> {
    const body = new URLSearchParams({ json: "true", ...fields }).toString();
    return this.send("POST", path, { "content-type": form }, body);
  }

  async update(body: unknown): Promise<RawReply> {
    return this.send(
      "POST",
      "session",
      { "content-type": "application/json" },
      JSON.stringify(body),
    );
  }

  async signIn(idToken: string): Promise<RawReply> {
    const csrfToken = await this.csrfToken();
    return this.post("callback/firebase", { csrfToken, idToken, callbackUrl: "/" });
  }

  /** The uid of the session, null for none, or the status when it cannot be told. */
  async guid(): Promise<string | number | null> {
    const { status, text } = await this.send("GET", "session");
    return status === 200 ? (JSON.parse(text).user?.guid ?? null) : status;
  }

  #store({ headers }: RawReply): void {
    const header = headers["set-cookie"]?.[0];
    if (header !== undefined)
      this.cookie = /max-age=0/iu.test(header) ? "" : (header.split(";")[0] ?? "");
  }
}

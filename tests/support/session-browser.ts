import { appUrl } from "../../emulators/stack/stack-environment.ts";

/** An answer of a session endpoint. */
export interface SessionReply {
  status: number;
  headers: Headers;
  text: string;
  json: Record<string, unknown>;
  setCookie: string | null;
}

type Fields = Readonly<Record<string, string>>;

/** A browser's memory between calls to the session endpoints: the one cookie. */
export class SessionBrowser {
  cookie: string | null = null;

  async get(path: string, headers: Fields = {}): Promise<SessionReply> {
    return this.#send(path, { headers });
  }

  async csrfToken(): Promise<string> {
    const { json } = await this.get("csrf");
    return String(json["csrfToken"]);
  }

  /** Posts a form as the client does, with the token of the cookie unless another is given. */
  async postForm(path: string, fields: Fields = {}, headers: Fields = {}): Promise<SessionReply> {
    const csrfToken = fields["csrfToken"] ?? (await this.csrfToken());
    const body = new URLSearchParams({ json: "true", ...fields, csrfToken });
    return this.#send(path, { method: "POST", body, headers });
  }

  async postJson(path: string, body: unknown, headers: Fields = {}): Promise<SessionReply> {
    const all = { "Content-Type": "application/json", ...headers };
    return this.#send(path, { method: "POST", body: JSON.stringify(body), headers: all });
  }

  async signIn(idToken: string, callbackUrl = "/"): Promise<SessionReply> {
    return this.postForm("callback/firebase", { idToken, callbackUrl, redirect: "false" });
  }

  /** The signed-in person's uid according to the server, or null. */
  async guid(): Promise<string | null> {
    const { json } = await this.get("session");
    const user: unknown = json["user"];
    const guid = typeof user === "object" && user !== null && "guid" in user ? user.guid : null;
    return typeof guid === "string" ? guid : null;
  }

  async #send(path: string, init: RequestInit): Promise<SessionReply> {
    const headers = { ...init.headers, ...(this.cookie !== null && { cookie: this.cookie }) };
    const url = `${appUrl}/api/auth/${path}`;
    const response = await fetch(url, { ...init, headers, redirect: "manual" });
    const text = await response.text();
    const [setCookie = null] = response.headers.getSetCookie();
    if (setCookie !== null) this.#store(setCookie);
    const json = response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : {};
    return { status: response.status, headers: response.headers, text, json, setCookie };
  }

  #store(setCookie: string): void {
    this.cookie = /Max-Age=0/i.test(setCookie) ? null : (setCookie.split(";")[0] ?? null);
  }
}

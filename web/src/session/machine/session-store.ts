import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { AuthSession } from "../cookie/auth-session.ts";
import { followAccount } from "./follow-account.ts";
import { askAgain } from "./ask-again.ts";
import type { SignOutOptions } from "./sign-out-everywhere.ts";
import { followSignOut, signOutEverywhere } from "./sign-out-everywhere.ts";
import { accountIsKnown, recallLogin } from "./recall-login.ts";
import { reconcile } from "./reconcile.ts";
import { refreshClaims } from "./refresh-claims.ts";
import { renewSession } from "./renew-session.ts";
import { SessionMemory } from "./session-memory.ts";
import type { SessionTrigger } from "../cookie/session-messages.ts";
import type { AskReason, SessionPorts, SessionState } from "./session-state.ts";

/**
 * Keeps two facts in step: the login of the identity service, and the session cookie of our server.
 * It decides only when both are known, ignores answers that were overtaken, and lives outside
 * React so that both questions are asked before the first render.
 */
export class SessionStore {
  readonly #memory: SessionMemory;

  constructor(ports: SessionPorts) {
    this.#memory = new SessionMemory(ports, reconcile);
  }

  state = (): SessionState => this.#memory.state;

  subscribe = (listener: () => void): (() => void) => this.#memory.subscribe(listener);

  /** True when a login was signed in here within a year; it opens nothing. */
  hasUidCookie = (): boolean => this.#memory.ports.cookies.hasUid();

  start(): void {
    this.#memory.ports.auth.onTokenChange((account) => void followAccount(this.#memory, account));
    void this.askAgain("start");
  }

  /** Shows the copy on this device to its owner until the identity service has answered. */
  recallLogin(owner: UserId): void {
    recallLogin(this.#memory, owner);
  }

  askAgain(reason: AskReason): Promise<void> {
    return askAgain(this.#memory, reason);
  }

  /**
   * Handles the message of another tab: its sign-out is ours too, before any answer of the server.
   */
  async receive(trigger: SessionTrigger): Promise<void> {
    if (trigger === "signout") await followSignOut(this.#memory);
    await this.askAgain("storage");
  }

  signOut(options?: SignOutOptions): Promise<{ url: string }> {
    return signOutEverywhere(this.#memory, options);
  }

  /** Renews the session, with a young ID token unless one is given; nothing without a session. */
  update(data: { idToken?: string } = {}): Promise<AuthSession | null> {
    return renewSession(this.#memory, data.idToken);
  }

  /** Replaces the ID token by one with the current claims; rejects when no login is signed in. */
  refreshClaims(): Promise<void> {
    return refreshClaims(this.#memory);
  }

  async idToken(): Promise<string | null> {
    await accountIsKnown(this.#memory);
    const { account } = this.#memory;
    return account ? (await account.readToken(false)).token : null;
  }

  /** Tells the server's log of something that only this browser has seen. */
  report(code: string, message: string): void {
    this.#memory.ports.calls.log(code, message);
  }
}

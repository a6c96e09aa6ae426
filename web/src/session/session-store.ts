import type { AuthSession } from "./auth-session.ts";
import { establishSession, isFresh } from "./establish-session.ts";
import type { AuthUser, TokenFacts } from "./identity.ts";
import { hasSameRights, identityOf } from "./identity.ts";
import type { SignInResult } from "./session-calls.ts";
import type { SessionTrigger } from "./session-messages.ts";
import type { RefetchReason, SessionPorts, SessionState, SessionStatus } from "./session-state.ts";
import { unknownState } from "./session-state.ts";

const THROTTLE_MS = 5_000;
const RENEW_BEFORE_MS = 24 * 3_600_000;
/** Refusals that say nothing against the person: they end in no session, not in a sign-out. */
const keepsUser = new Set(["MissingCSRF", "Configuration", "SessionRequired"]);

/**
 * Keeps two facts in step: the user of the identity service, and the session cookie of our server.
 * It decides only when both are known, ignores answers that were overtaken, and lives outside
 * React so that both questions are asked before the first render.
 */
export class SessionStore {
  #ports: SessionPorts;
  #listeners = new Set<() => void>();
  #state = unknownState;
  #session: AuthSession | null | undefined = undefined;
  #user: AuthUser | null | undefined = undefined;
  #facts: TokenFacts | null = null;
  #userTurn = 0;
  #fetchTurn = 0;
  #lastFetchMs = 0;
  #isFetchPlanned = false;
  #isEstablishing = false;
  #isSigningOut = false;
  #refreshing: Promise<void> | null = null;

  constructor(ports: SessionPorts) {
    this.#ports = ports;
  }

  state = (): SessionState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  start(): void {
    this.#ports.auth.onTokenChange((user) => void this.#handleUser(user));
    void this.refetch("start");
  }

  /** Asks for the session again; without a session only a first value, a tab or the net may ask. */
  async refetch(reason: RefetchReason): Promise<void> {
    const isWanted = this.#session === undefined || reason === "storage" || this.#session !== null;
    if (!isWanted) return;
    const waitMs = this.#lastFetchMs + THROTTLE_MS - this.#ports.nowMs();
    if (reason !== "start" && waitMs > 0) {
      if (reason === "storage" || reason === "online") this.#fetchLater(waitMs);
      return;
    }
    if (this.#state.isUnreachable && this.#user) await this.#handleUser(this.#user);
    await this.#fetchSession();
    this.#reconcile();
  }

  /** What another tab said: its sign-out is ours too, before any answer of the server. */
  async receive(trigger: SessionTrigger): Promise<void> {
    if (trigger === "signout" && this.#user) {
      this.#publish({ isSignedOutByChoice: true });
      this.#session = null;
      await this.#ports.auth.signOut();
      this.#ports.cookies.removeAll();
    }
    await this.refetch("storage");
  }

  /**
   * Signs out here, at our server and in the other tabs; works without a connection, too. An error
   * says why it was not the person's choice.
   */
  async signOut(error: string | null = null): Promise<void> {
    this.#isSigningOut = true;
    this.#publish({ isSignedOutByChoice: error === null, error });
    try {
      await this.#ports.auth.signOut();
      this.#ports.cookies.removeAll();
      await this.#dropSession();
      this.#ports.sendMessage("signout");
    } finally {
      this.#isSigningOut = false;
      this.#publish({});
    }
  }

  /** Sends the present ID token, for example after the name changed; nothing without a session. */
  async update(): Promise<void> {
    if (this.#facts === null || this.#state.status !== "authenticated") return;
    this.#session = await this.#ports.calls.update(this.#facts.token);
    this.#publish({});
    this.#ports.sendMessage("getSession");
  }

  /** Replaces the ID token by one with the present claims; rejects when nobody is signed in. */
  async refreshClaims(): Promise<void> {
    const user = this.#user;
    if (!user) throw new Error("Nobody is signed in.");
    this.#refreshing ??= user
      .readToken(true)
      .then(() => this.#handleUser(user))
      .finally(() => (this.#refreshing = null));
    await this.#refreshing;
  }

  async idToken(): Promise<string | null> {
    return this.#user ? (await this.#user.readToken(false)).token : null;
  }

  async #handleUser(user: AuthUser | null): Promise<void> {
    const turn = ++this.#userTurn;
    this.#user = user;
    if (user === null) return this.#handleNobody();
    const facts = await user.readToken(false).catch(() => null);
    if (turn !== this.#userTurn) return;
    if (facts === null) return this.#publish({ isUnreachable: this.#facts === null });
    this.#facts = facts;
    this.#ports.cookies.save(user.uid, facts);
    const before = this.#state.identity;
    const identity = identityOf(user, facts, this.#ports.staffDomain);
    this.#publish({ identity, isUnreachable: false, isSignedOutByChoice: false });
    if (before?.uid === identity.uid && !hasSameRights(before, identity)) {
      await this.#fetchSession();
      this.#ports.sendMessage("getSession");
    }
    this.#reconcile();
  }

  #handleNobody(): void {
    this.#facts = null;
    this.#ports.cookies.removeTokens();
    this.#publish({ identity: null, isUnreachable: false });
    this.#reconcile();
  }

  /** Brings user and session together once both are known; does nothing while they agree. */
  #reconcile(): void {
    const { identity } = this.#state;
    if (identity === undefined || this.#session === undefined || this.#isBusy()) return;
    if (identity === null) {
      if (this.#session !== null) void this.#dropSession();
    } else if (this.#session === null) {
      void this.#establish();
    } else if (this.#session.user.guid !== identity.uid) {
      void this.#resolveMismatch();
    } else if (this.#endsSoon(this.#session)) {
      void this.update().catch((error: unknown) => this.#logFailure(error));
    }
  }

  /** Another account's session: a sign-in of this moment replaces it, anything else ends both. */
  async #resolveMismatch(): Promise<void> {
    await this.#fetchSession();
    const { identity } = this.#state;
    if (!identity || !this.#session || this.#session.user.guid === identity.uid) return;
    if (isFresh(this.#facts, this.#ports.nowMs())) return this.#establish();
    await this.signOut();
  }

  /** Gets a session for the user; one at a time, and what happened meanwhile is looked at after. */
  async #establish(): Promise<void> {
    const user = this.#user;
    if (!user || this.#isBusy()) return;
    this.#isEstablishing = true;
    this.#fetchTurn += 1;
    this.#publish({ error: null });
    const result = await establishSession(user, this.#ports).catch((error: unknown) =>
      this.#logFailure(error),
    );
    if (result?.ok) await this.#fetchSession();
    this.#isEstablishing = false;
    await this.#settle(result);
    if (this.#user?.uid !== user.uid) this.#reconcile();
  }

  /** No answer leaves the session unknown; a refusal ends in a sign-out unless it is not about the person. */
  async #settle(result: SignInResult | null): Promise<void> {
    if (result === null) {
      this.#session = undefined;
      return this.#publish({});
    }
    const error = result.ok && this.#session === null ? "SessionRequired" : result.error;
    this.#publish({ error });
    if (error === null) this.#ports.sendMessage("getSession");
    else if (!keepsUser.has(error)) await this.#ports.auth.signOut();
  }

  async #dropSession(): Promise<void> {
    this.#fetchTurn += 1;
    this.#session = null;
    this.#publish({});
    await this.#ports.calls.signOut("/login").catch((error: unknown) => this.#logFailure(error));
  }

  /** Keeps the last session when there is no answer: being offline is not being signed out. */
  async #fetchSession(): Promise<void> {
    const turn = ++this.#fetchTurn;
    this.#lastFetchMs = this.#ports.nowMs();
    try {
      const session = await this.#ports.calls.getSession();
      if (turn === this.#fetchTurn) this.#session = session;
    } catch (error) {
      this.#logFailure(error);
    }
    this.#publish({});
  }

  #fetchLater(waitMs: number): void {
    if (this.#isFetchPlanned) return;
    this.#isFetchPlanned = true;
    setTimeout(() => {
      this.#isFetchPlanned = false;
      void this.refetch("storage");
    }, waitMs);
  }

  #isBusy(): boolean {
    return this.#isEstablishing || this.#isSigningOut;
  }

  #endsSoon(session: AuthSession): boolean {
    return Date.parse(session.expires) < this.#ports.nowMs() + RENEW_BEFORE_MS;
  }

  #logFailure(error: unknown): null {
    this.#ports.calls.log("CLIENT_FETCH_ERROR", error instanceof Error ? error.message : "unknown");
    return null;
  }

  #publish(change: Partial<SessionState>): void {
    const session = this.#session ?? null;
    const next = { ...this.#state, ...change, session };
    this.#state = { ...next, status: this.#status(next) };
    for (const listener of this.#listeners) listener();
  }

  /** A user without a session is about to get one, unless the last try was refused. */
  #status({ identity, error }: SessionState): SessionStatus {
    if (this.#session) return this.#isEstablishing ? "loading" : "authenticated";
    const isExpected = Boolean(identity) && error === null;
    return this.#session === undefined || this.#isEstablishing || isExpected
      ? "loading"
      : "unauthenticated";
  }
}

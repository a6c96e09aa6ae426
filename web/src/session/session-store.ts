import type { AuthSession } from "./auth-session.ts";
import { establishSession, isFresh, youngToken } from "./establish-session.ts";
import type { AuthUser, TokenFacts } from "./identity.ts";
import { hasSameRights, identityOf } from "./identity.ts";
import type { SignInResult } from "./session-calls.ts";
import type { SessionTrigger } from "./session-messages.ts";
import type { RefetchReason, SessionPorts, SessionState } from "./session-state.ts";
import { statusOf, unknownState } from "./session-state.ts";

const THROTTLE_MS = 5_000;
const RENEW_BEFORE_MS = 24 * 3_600_000;
const LOGIN = "/login";

export interface SignOutOptions {
  /** Where the browser goes afterwards, on this site; unless given, the app shows the login. */
  callbackUrl?: string;
  /** False stays on the page and answers the address. */
  redirect?: boolean;
  /** Why it was not the person's choice. */
  error?: string;
}

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
  #asking: Promise<void> = Promise.resolve();
  #lastFetchMs = 0;
  #isFetchPlanned = false;
  #isEstablishing = false;
  #isSigningOut = false;
  #refreshing: { uid: string; done: Promise<void> } | null = null;
  /** Whose session stood on this page; a refusal of that person is an end and no wrong password. */
  #metUid: string | null = null;

  constructor(ports: SessionPorts) {
    this.#ports = ports;
  }

  state = (): SessionState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** True when somebody was signed in here within a year; it opens nothing. */
  hasUidCookie = (): boolean => this.#ports.cookies.hasUid();

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
    this.#lastFetchMs = this.#ports.nowMs();
    if (this.#state.isUnreachable && this.#user) await this.#handleUser(this.#user);
    await this.#fetchSession();
    this.#reconcile();
  }

  /** What another tab said: its sign-out is ours too, before any answer of the server. */
  async receive(trigger: SessionTrigger): Promise<void> {
    if (trigger === "signout" && !this.#isSigningOut) await this.#followSignOut();
    await this.refetch("storage");
  }

  /** Signs out here, at our server and in the other tabs; works without a connection, too. */
  async signOut(options: SignOutOptions = {}): Promise<{ url: string }> {
    const { callbackUrl, redirect = true, error = null } = options;
    this.#isSigningOut = true;
    this.#publish({ isSignedOutByChoice: error === null, error, errorMessage: null });
    const url = await this.#leave(callbackUrl ?? LOGIN);
    // Without an address the app itself leads to the login, and needs no reload for it.
    if (redirect && callbackUrl !== undefined) this.#ports.calls.goTo(url);
    if (!redirect) await this.refetch("storage");
    return { url };
  }

  async #leave(callbackUrl: string): Promise<string> {
    try {
      await this.#leaveIdentityService();
      const url = await this.#dropSession(callbackUrl);
      this.#ports.cookies.removeAll();
      this.#ports.sendMessage("signout");
      return url;
    } finally {
      this.#isSigningOut = false;
      this.#publish({});
      // A session that came in while signing out is dropped as well.
      this.#reconcile();
    }
  }

  /** Tells the server's log of something that only this browser has seen. */
  report(code: string, message: string): void {
    this.#ports.calls.log(code, message);
  }

  /** Renews the session, with a young ID token unless one is given; nothing without a session. */
  async update(data: { idToken?: string } = {}): Promise<AuthSession | null> {
    const user = this.#user;
    if (!user || !this.#session || this.#state.status === "loading") return null;
    const idToken = data.idToken ?? (await youngToken(user, this.#ports));
    const turn = ++this.#fetchTurn;
    const renewed = await this.#ports.calls.update(idToken);
    // An answer that a sign-out has overtaken brought its cookie back.
    if (this.#user === null && renewed !== null) await this.#dropSession();
    if (renewed === null || turn !== this.#fetchTurn) return null;
    this.#session = renewed;
    this.#publish({});
    this.#ports.sendMessage("getSession");
    return renewed;
  }

  /** Replaces the ID token by one with the present claims; rejects when nobody is signed in. */
  async refreshClaims(): Promise<void> {
    const user = this.#user;
    if (!user) throw new Error("Nobody is signed in.");
    if (this.#refreshing?.uid !== user.uid) {
      this.#refreshing = { uid: user.uid, done: this.#refresh(user) };
    }
    await this.#refreshing.done;
  }

  /** The token of somebody who left meanwhile must not sign that person in again. */
  async #refresh(user: AuthUser): Promise<void> {
    try {
      await user.readToken(true);
      if (this.#user?.uid === user.uid) await this.#handleUser(user);
    } finally {
      if (this.#refreshing?.uid === user.uid) this.#refreshing = null;
    }
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
    if (facts === null) return this.#handleNoToken(user);
    this.#facts = facts;
    this.#ports.cookies.save(user.uid, facts);
    const before = this.#state.identity;
    const identity = identityOf(user, facts, this.#ports.staffDomain);
    const isSame = before?.uid === identity.uid;
    const known = { identity, isUnreachable: false, isSignedOutByChoice: false };
    this.#publish({ ...known, ...(!isSame && { error: null, errorMessage: null }) });
    if (isSame && !hasSameRights(before, identity)) {
      await this.#fetchSession();
      this.#ports.sendMessage("getSession");
    }
    this.#reconcile();
  }

  /** Without a connection the last token says whose copy this device holds; it opens nothing. */
  #handleNoToken(user: AuthUser): void {
    const last = user.lastFacts();
    const known = this.#state.identity?.uid === user.uid ? this.#state.identity : undefined;
    const old = last === null ? undefined : identityOf(user, last, this.#ports.staffDomain);
    this.#publish({ identity: known ?? old, isUnreachable: true });
  }

  #handleNobody(): void {
    const isSurprise = Boolean(this.#state.identity) && !this.#isSigningOut;
    this.#facts = null;
    this.#metUid = null;
    this.#ports.cookies.removeTokens();
    const error = isSurprise && !this.#state.isSignedOutByChoice ? "SignInEnded" : null;
    this.#publish({
      identity: null,
      isUnreachable: false,
      ...(this.#state.error === null && { error }),
    });
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
    this.#publish({ error: null, errorMessage: null });
    const result = await establishSession(user, this.#ports).catch((error: unknown) =>
      this.#logFailure(error),
    );
    // After a refused token another tab's sign-in may stand, which is as good as our own.
    if (result?.ok || result?.error === "MissingCSRF") await this.#fetchSession();
    this.#isEstablishing = false;
    await this.#settle(user, result);
    if (this.#user?.uid !== user.uid) this.#reconcile();
  }

  /** No answer leaves the session unknown, a wait is waited for, any other refusal signs out. */
  async #settle(user: AuthUser, result: SignInResult | null): Promise<void> {
    if (this.#session?.user.guid === user.uid) {
      this.#publish({});
      return this.#ports.sendMessage("getSession");
    }
    const wait = result?.wait;
    if (result === null || wait) this.#session = undefined;
    this.#publish(refusalOf(result, this.#metUid === user.uid));
    if (wait) this.#fetchLater(wait.seconds * 1000);
    else if (result !== null) await this.#leaveIdentityService();
  }

  async #followSignOut(): Promise<void> {
    if (this.#state.error === "SignInEnded") this.#publish({ error: null });
    if (!this.#user) return;
    this.#isSigningOut = true;
    this.#publish({ isSignedOutByChoice: true });
    this.#session = null;
    await this.#leaveIdentityService();
    this.#ports.cookies.removeAll();
    this.#isSigningOut = false;
    this.#publish({});
  }

  async #leaveIdentityService(): Promise<void> {
    await this.#ports.auth.signOut().catch((error: unknown) => this.#logFailure(error));
  }

  async #dropSession(callbackUrl = LOGIN): Promise<string> {
    this.#fetchTurn += 1;
    this.#session = null;
    this.#publish({});
    const answer = await this.#ports.calls
      .signOut(callbackUrl)
      .catch((error: unknown) => this.#logFailure(error));
    return answer?.url ?? LOGIN;
  }

  /** Whoever asks waits for the last question, too: only its answer counts. */
  async #fetchSession(): Promise<void> {
    this.#asking = this.#askOnce();
    for (let asked = null; asked !== this.#asking; await asked) asked = this.#asking;
  }

  /** Keeps the last session when there is no answer: being offline is not being signed out. */
  async #askOnce(): Promise<void> {
    const turn = ++this.#fetchTurn;
    this.#lastFetchMs = this.#ports.nowMs();
    try {
      const session = await this.#ports.calls.getSession();
      if (turn === this.#fetchTurn) this.#session = session;
      this.#publish({ answer: "given" });
    } catch (error) {
      this.#logFailure(error);
      this.#publish({ answer: "missing" });
    }
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
    this.report("CLIENT_FETCH_ERROR", error instanceof Error ? error.message : "unknown");
    return null;
  }

  #publish(change: Partial<SessionState>): void {
    const wasSignedIn = this.#state.wasSignedIn || Boolean(change.identity);
    const next = { ...this.#state, ...change, wasSignedIn, session: this.#session ?? null };
    if (next.session !== null && next.session.user.guid === next.identity?.uid) {
      this.#metUid = next.identity.uid;
    }
    const isUnknown = this.#session === undefined || this.#isEstablishing;
    this.#state = { ...next, status: statusOf(next, isUnknown) };
    for (const listener of this.#listeners) listener();
  }
}

/**
 * A sign-in that worked, after which there is no session, lost its cookie on the way; one that is
 * refused where a session stood was ended elsewhere.
 */
function refusalOf(
  result: SignInResult | null,
  hadSession: boolean,
): Pick<SessionState, "error" | "errorMessage"> {
  const refusal = result?.ok ? "MissingCSRF" : (result?.error ?? null);
  const error = hadSession && refusal === "CredentialsSignin" ? "SignInEnded" : refusal;
  return { error, errorMessage: result?.wait?.message ?? null };
}

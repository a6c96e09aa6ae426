import type { AuthSession } from "../cookie/auth-session.ts";
import type { AuthUser, TokenFacts } from "../firebase/identity-service.ts";
import type { SessionPorts, SessionState } from "./session-state.ts";
import { statusOf, unknownState } from "./session-state.ts";

/** What the parts of the session share: the two facts, who is busy with them, and what is shown. */
export class SessionMemory {
  readonly ports: SessionPorts;
  /** Each of the two is undefined until its server has answered. */
  session: AuthSession | null | undefined = undefined;
  user: AuthUser | null | undefined = undefined;
  /** What the user's present token says. */
  facts: TokenFacts | null = null;
  /** Whose session stood on this page; a refusal of that person is an end and no wrong password. */
  metUid: string | null = null;
  /** The person proved again who it is, and the session is still the one of the sign-in before. */
  isProvenAnew = false;
  isCarrying = false;
  isEstablishing = false;
  isSigningOut = false;
  /** Only the newest answer counts: sign-in, renewal and sign-out overtake a question, too. */
  fetchTurn = 0;
  lastFetchMs = 0;
  isFetchPlanned = false;
  /** The last question to our server, answered or not. */
  asking: Promise<void> = Promise.resolve();
  /** Counts what the identity service said, so that a token that is late names nobody. */
  userTurn = 0;
  /** The token that is being replaced, and whose; all who ask meanwhile wait for the same one. */
  refreshing: { uid: string; done: Promise<void> } | null = null;
  #state = unknownState;
  #listeners = new Set<() => void>();
  readonly #reconcile: (memory: SessionMemory) => void;

  constructor(ports: SessionPorts, reconcile: (memory: SessionMemory) => void) {
    this.ports = ports;
    this.#reconcile = reconcile;
  }

  get state(): SessionState {
    return this.#state;
  }

  get isBusy(): boolean {
    return this.isEstablishing || this.isSigningOut;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Brings user and session together again after one of them changed. */
  reconcile(): void {
    this.#reconcile(this);
  }

  publish(change: Partial<SessionState>): void {
    const wasSignedIn = this.#state.wasSignedIn || Boolean(change.identity);
    const next = { ...this.#state, ...change, wasSignedIn, session: this.session ?? null };
    if (next.session !== null && next.session.user.guid === next.identity?.uid) {
      this.metUid = next.identity.uid;
      if (!this.isProvenAnew) {
        this.ports.knownProof.save(next.identity.uid, next.identity.authTimeSeconds);
      }
    }
    const isUnknown = this.session === undefined || this.isEstablishing;
    this.#state = { ...next, status: statusOf(next, isUnknown) };
    for (const listener of this.#listeners) listener();
  }

  logFailure(error: unknown): null {
    const message = error instanceof Error ? error.message : "unknown";
    this.ports.calls.log("CLIENT_FETCH_ERROR", message);
    return null;
  }
}

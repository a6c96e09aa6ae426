import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { AuthSession } from "../cookie/auth-session.ts";
import type { Account, IdToken } from "../firebase/identity-service.ts";
import type { SessionPorts, SessionState } from "./session-state.ts";
import { statusOf, unknownState } from "./session-state.ts";
import type { SessionEvent, Stage, Task } from "./transitions.ts";
import { transitionOf } from "./transitions.ts";

/** The state that the parts of the machine share: the two facts, the stage, and what is shown. */
export class SessionMemory {
  readonly ports: SessionPorts;
  /** Each of the two is undefined until its server has answered. */
  session: AuthSession | null | undefined = undefined;
  account: Account | null | undefined = undefined;
  /** The account's present token. */
  idToken: IdToken | null = null;
  /** The login whose session this page had; a refusal of it is an end and no wrong password. */
  metUid: UserId | null = null;
  /** The login proved again who it is, and the session was made of the proof before. */
  hasNewProof = false;
  isCarrying = false;
  /** Only the newest answer counts: sign-in, renewal and sign-out overtake a question, too. */
  askTurn = 0;
  lastAskedMs = 0;
  isAskPlanned = false;
  /** The last question to our server, answered or not. */
  asking: Promise<void> = Promise.resolve();
  /** Counts what the identity service said, so that a late token is ignored. */
  accountTurn = 0;
  /** The token that is being replaced, and whose; all who ask meanwhile wait for the same one. */
  refreshing: { uid: UserId; done: Promise<void> } | null = null;
  #stage: Stage = "undecided";
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

  /** Takes the transition that the table has for the event; returns what it begins. */
  move(event: SessionEvent): Task | null {
    const transition = transitionOf(this.#stage, event);
    if (transition === null) return null;
    this.#stage = transition.to;
    return transition.task ?? null;
  }

  get stage(): Stage {
    return this.#stage;
  }

  get isOpening(): boolean {
    return this.#stage === "opening" || this.#stage === "abandoning";
  }

  get isLeaving(): boolean {
    return this.#stage === "leaving" || this.#stage === "abandoning";
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Compares login and session after one of them changed. */
  reconcile(): void {
    this.#reconcile(this);
  }

  publish(change: Partial<SessionState>): void {
    const wasSignedIn = this.#state.wasSignedIn || Boolean(change.login);
    const next = { ...this.#state, ...change, wasSignedIn, session: this.session ?? null };
    if (next.login !== undefined) next.lastLogin = null;
    if (next.session !== null && next.session.user.guid === next.login?.uid) {
      this.metUid = next.login.uid;
      if (!this.hasNewProof) {
        this.ports.knownProof.save(next.login.uid, next.login.authTimeSeconds);
      }
    }
    const isUnknown = this.session === undefined || this.isOpening;
    this.#state = { ...next, status: statusOf(next, isUnknown) };
    for (const listener of this.#listeners) listener();
  }

  logFailure(error: unknown): null {
    const message = error instanceof Error ? error.message : "unknown";
    this.ports.calls.log("CLIENT_FETCH_ERROR", message);
    return null;
  }
}

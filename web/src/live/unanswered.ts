/** The time without an answer after which all questions are asked again. */
export const ASK_AGAIN_AFTER_MS = 30_000;

const LONGEST_WAIT_MS = 240_000;

interface UnansweredPorts {
  isOnline(): boolean;
  /** Asks all open questions again, over a new connection. */
  askAgain(): void;
}

/**
 * The questions that the server has not answered. Firestore would wait for good for an answer that
 * was lost on its way, so all are asked again, at intervals that double until none is left.
 */
export class Unanswered {
  readonly #ports: UnansweredPorts;
  /** When each question was asked last, in milliseconds of the device's clock; the oldest first. */
  readonly #askedAt = new Map<symbol, number>();
  #waitMs = ASK_AGAIN_AFTER_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ports: UnansweredPorts) {
    this.#ports = ports;
  }

  /** Takes up a question; returns how to tell that it is answered, or no longer asked. */
  add(): () => void {
    const question = Symbol("question");
    this.#askedAt.set(question, Date.now());
    if (this.#askedAt.size === 1) this.#arm(this.#waitMs);
    return () => this.#remove(question);
  }

  #remove(question: symbol): void {
    this.#askedAt.delete(question);
    if (this.#askedAt.size > 0) return;
    this.#waitMs = ASK_AGAIN_AFTER_MS;
    clearTimeout(this.#timer);
  }

  #arm(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#check(), ms);
  }

  #check(): void {
    const now = Date.now();
    const [oldest = now] = this.#askedAt.values();
    const restMs = oldest + this.#waitMs - now;
    if (restMs > 0) return this.#arm(restMs);
    for (const question of this.#askedAt.keys()) this.#askedAt.set(question, now);
    if (this.#ports.isOnline()) {
      this.#waitMs = Math.min(this.#waitMs * 2, LONGEST_WAIT_MS);
      this.#ports.askAgain();
    }
    this.#arm(this.#waitMs);
  }
}

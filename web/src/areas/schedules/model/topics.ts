/** Listeners by topic. */
export class Topics<Topic> {
  readonly #listeners = new Map<Topic, Set<() => void>>();

  subscribe(topic: Topic, listener: () => void): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(topic);
    };
  }

  /** Calls each listener of the topics once. */
  tell(topics: Iterable<Topic>): void {
    const heard = new Set<() => void>();
    for (const topic of topics) {
      for (const listener of this.#listeners.get(topic) ?? []) heard.add(listener);
    }
    for (const listener of heard) listener();
  }
}

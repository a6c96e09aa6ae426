type Tone = "free" | "warned" | "blocked";

interface Shown {
  x: number;
  y: number;
  text: string;
  tone: Tone;
}

const label = {
  position: "fixed",
  zIndex: "2000",
  maxWidth: "280px",
  padding: "4px 8px",
  borderRadius: "4px",
  font: "600 12px/16px system-ui, sans-serif",
  color: "#ffffff",
  pointerEvents: "none",
} as const;

/** White on each of them has a contrast above 4.5. */
const colours: Readonly<Record<Tone, string>> = {
  free: "#1b6e3c",
  warned: "#8a5300",
  blocked: "#b3261e",
};

/** Marks the cell below a drag, and says beside the pointer what dropping there does. */
export class DragMark {
  readonly #label = document.createElement("div");
  readonly #handleKey: (event: KeyboardEvent) => void;
  #cell: Element | null = null;

  constructor(onEscape: () => void) {
    Object.assign(this.#label.style, label);
    this.#label.dataset["drag"] = "label";
    document.body.append(this.#label);
    this.#handleKey = (event) => {
      if (event.key === "Escape") onEscape();
    };
    window.addEventListener("keydown", this.#handleKey, true);
  }

  show(cell: Element | null, { x, y, text, tone }: Shown): void {
    if (this.#cell !== cell) this.#cell?.classList.remove("drop", "warned", "blocked");
    this.#cell = cell;
    cell?.classList.add("drop");
    cell?.classList.toggle("warned", tone === "warned");
    cell?.classList.toggle("blocked", tone === "blocked");
    this.#label.textContent = text;
    this.#label.hidden = text === "";
    this.#label.style.backgroundColor = colours[tone];
    this.#label.style.translate = `${Math.min(x + 14, window.innerWidth - 290)}px ${y + 14}px`;
    this.#label.style.left = "0";
    this.#label.style.top = "0";
  }

  end(): void {
    window.removeEventListener("keydown", this.#handleKey, true);
    this.#cell?.classList.remove("drop", "warned", "blocked");
    this.#label.remove();
  }
}

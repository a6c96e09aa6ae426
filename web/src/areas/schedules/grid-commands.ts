/** The effect of a key in the week grid. */
export type GridCommand = "copy" | "cut" | "paste" | "remove" | "type" | "walk" | "move";

/** A key with its modifiers, as a keyboard event has them. */
export interface PressedKey {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

const withControl: Readonly<Record<string, GridCommand>> = { c: "copy", x: "cut", v: "paste" };
const onCard: Readonly<Record<string, GridCommand>> = { Delete: "remove", Backspace: "remove" };

/**
 * The command of a key on a shift's card or on an empty cell; null leaves the key to the browser.
 * Enter on a card opens the shift: the card's button handles it.
 */
export function commandOf(pressed: PressedKey, isOnCard: boolean): GridCommand | null {
  const { key } = pressed;
  if (pressed.altKey) return null;
  if (pressed.ctrlKey || pressed.metaKey) return withControl[key.toLowerCase()] ?? null;
  if (key.startsWith("Arrow")) return pressed.shiftKey && isOnCard ? "move" : "walk";
  return isOnCard ? (onCard[key] ?? typed(key)) : key === "Enter" ? "type" : typed(key);
}

function typed(key: string): GridCommand | null {
  return /^\d$/u.test(key) ? "type" : null;
}

/** The effect of a key in the week grid. */
export type GridCommand =
  | "chooseAll"
  | "copy"
  | "cut"
  | "extend"
  | "fillRight"
  | "leave"
  | "move"
  | "paste"
  | "remove"
  | "resize"
  | "toggle"
  | "type"
  | "walk";

/** A key with its modifiers, as a keyboard event has them. */
export interface PressedKey {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

const withControl: Readonly<Record<string, GridCommand>> = {
  a: "chooseAll",
  c: "copy",
  x: "cut",
  v: "paste",
  r: "fillRight",
};
const plain: Readonly<Record<string, GridCommand>> = {
  " ": "toggle",
  Escape: "leave",
  Delete: "remove",
  Backspace: "remove",
};

/**
 * The command of a key on a shift's card or on an empty cell; null leaves the key to the browser.
 * Enter on a card opens the shift: the card's button handles it.
 */
export function commandOf(pressed: PressedKey, isOnCard: boolean): GridCommand | null {
  const { key, altKey, shiftKey } = pressed;
  if (altKey) return isOnCard && /^Arrow(?:Left|Right)$/u.test(key) ? "resize" : null;
  if (pressed.ctrlKey || pressed.metaKey) return commandWithControl(key);
  if (key.startsWith("Arrow")) return shiftKey ? "extend" : "walk";
  return plain[key] ?? (beginsToType(key, isOnCard) ? "type" : null);
}

function commandWithControl(key: string): GridCommand | null {
  return key.startsWith("Arrow") ? "move" : (withControl[key.toLowerCase()] ?? null);
}

function beginsToType(key: string, isOnCard: boolean): boolean {
  return /^\d$/u.test(key) || (key === "Enter" && !isOnCard);
}

const typed = new Set<Element>();

/**
 * Notes typing into a form or a dialog, which would be lost with the page; a search box would not.
 */
function noteTyping({ target }: Event): void {
  if (!(target instanceof Element) || target.getAttribute("type") === "search") return;
  if (target.closest("form, [role=dialog]") !== null) typed.add(target);
}

/** Begins to note where something is typed. */
export function watchTyping(): void {
  document.addEventListener("input", noteTyping, { capture: true });
}

/** True while the screen has a form into which something was typed. */
export function hasTypedInput(): boolean {
  for (const element of typed) {
    if (!element.isConnected) typed.delete(element);
  }
  return typed.size > 0;
}

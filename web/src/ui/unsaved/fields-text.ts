/** Chips are values that lie in no field; toggles keep theirs in an attribute. */
const OTHER_VALUES = ".MuiChip-label, [aria-pressed], [role='switch']";

/** All values of a form as one text, which differs as soon as something was entered. */
export function fieldsText(form: HTMLFormElement): string {
  const fields = [...form.elements].map(valueOf);
  const others = [...form.querySelectorAll(OTHER_VALUES)].map(
    (element) => element.getAttribute("aria-pressed") ?? element.textContent,
  );
  return JSON.stringify([fields, others]);
}

function valueOf(element: Element): string | boolean | null {
  if (element instanceof HTMLInputElement) {
    return element.type === "checkbox" || element.type === "radio"
      ? element.checked
      : element.value;
  }
  if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) {
    return element.value;
  }
  return null;
}

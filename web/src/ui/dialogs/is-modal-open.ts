/** True while a dialog or panel is open that keeps the focus and the keys. */
export function isModalOpen(): boolean {
  return document.querySelector("[aria-modal=true]") !== null;
}

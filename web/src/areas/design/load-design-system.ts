/**
 * Loads the page. By itself, because the names of the page's many chunks would otherwise be in the
 * first load of every screen.
 */
export async function loadDesignSystem() {
  return (await import("./design-system.tsx")).DesignSystem;
}

import type { Locator, Page } from "playwright-core";

/** The notice of a bulk action; under the pointer it stays. */
export async function doneNotice(page: Page, text: string): Promise<Locator> {
  const notice = page.getByRole("status").filter({ hasText: text });
  await notice.hover();
  return notice;
}

/** Undoes a bulk action from its notice, and confirms the question. */
export async function undoFrom(page: Page, notice: Locator): Promise<void> {
  await notice.getByRole("button", { name: "Undo" }).click();
  await agreeToUndo(page);
}

export async function agreeToUndo(page: Page): Promise<void> {
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
}

import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";

/** Replaces the text of a field, as a person does who selects it and types. */
export async function fill(hands: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await hands.clear(field);
  await hands.click(field);
  await hands.paste(text);
}

/** Esc asks before it loses what is typed, and Keep editing leaves the form as it was. */
export async function escAsks(hands: UserEvent): Promise<void> {
  await hands.keyboard("{Escape}");
  const question = await screen.findByRole("alertdialog", { name: "Discard changes?" });
  await hands.click(within(question).getByRole("button", { name: "Keep editing" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
}

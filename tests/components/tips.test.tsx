import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { TipButton } from "../../web/src/ui/acts/tip-button.tsx";
import { kim, renderPage } from "./support/render-page.tsx";

/** A button that undoes, and one beside it. */
async function aTippedButton({ isOff = false } = {}) {
  const point = vi.fn();
  const hands = renderPage(
    <>
      <TipButton tip="Undo (Ctrl+Z)" aria-label="Undo" disabled={isOff} onPoint={point}>
        U
      </TipButton>
      <button type="button">Beside</button>
    </>,
    { actor: kim, path: "/" },
  );
  const button = await screen.findByRole("button", { name: "Undo" });
  return { hands, button, point };
}

const tip = () => screen.findByRole("tooltip", { name: "Undo (Ctrl+Z)" });

test("a button tells what it does when it is pointed at, and no longer when it is left", async () => {
  const { hands, button, point } = await aTippedButton();
  await hands.hover(button);
  await tip();
  expect(point).toHaveBeenCalledOnce();
  await hands.hover(screen.getByRole("button", { name: "Beside" }));
  await vi.waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
});

test("the tip stays while the pointer is on it, and goes with Esc", async () => {
  const { hands, button } = await aTippedButton();
  await hands.hover(button);
  await hands.hover(await tip());
  await tip();
  await hands.keyboard("{Escape}");
  await vi.waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
});

test("a button that is off tells it, too", async () => {
  const { hands, button } = await aTippedButton({ isOff: true });
  await hands.hover(button);
  expect((await tip()).textContent).toBe("Undo (Ctrl+Z)");
});

test("a finger on a button shows no tip, because the tap acts at once", async () => {
  const { button, point } = await aTippedButton();
  fireEvent.pointerEnter(button, { pointerType: "touch" });
  expect(point).toHaveBeenCalledOnce();
  expect(screen.queryByRole("tooltip")).toBeNull();
  fireEvent.pointerEnter(button, { pointerType: "mouse" });
  await tip();
});

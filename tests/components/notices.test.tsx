import { screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { KeysDialog } from "../../web/src/ui/keyboard/keys-dialog.tsx";
import type { Notice } from "../../web/src/ui/notices/use-notice.ts";
import { useNotice } from "../../web/src/ui/notices/use-notice.ts";
import { kim, renderPage } from "./support/render-page.tsx";

function Telling(notice: Notice) {
  const notify = useNotice();
  return (
    <button type="button" onClick={() => notify(notice)}>
      Tell
    </button>
  );
}

/** Tells, and then opens a dialog. */
function TellingFirst() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Telling text="Ana works then." undo={vi.fn()} />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <KeysDialog title="Keys" keys={[]} onClose={() => setOpen(false)} />}
    </>
  );
}

const { innerWidth } = window;
afterEach(() => void Object.assign(window, { innerWidth }));

test.each([
  ["the same message was shown twice", {}, 1],
  ["two messages with the same words can each be undone", { undo: vi.fn() }, 2],
])("%s", async (_what, undo, shown) => {
  const hands = renderPage(<Telling text="Ana works then." {...undo} />, { actor: kim, path: "/" });
  const tell = await screen.findByRole("button", { name: "Tell" });
  await hands.click(tell);
  await hands.click(tell);
  expect(screen.getAllByText("Ana works then.")).toHaveLength(shown);
});

test.each([
  ["a notice lay over the buttons of a dialog that was opened after it", 390, "hidden"],
  ["a notice stays beside a dialog where there is room", 1280, ""],
])("%s", async (_what, width, visibility) => {
  Object.assign(window, { innerWidth: width });
  const hands = renderPage(<TellingFirst />, { actor: kim, path: "/" });
  await hands.click(await screen.findByRole("button", { name: "Tell" }));
  const corner = (await screen.findByText("Ana works then.")).closest<HTMLElement>("body > div");
  expect(corner && getComputedStyle(corner).visibility).toBe("");
  await hands.click(screen.getByRole("button", { name: "Open" }));
  await screen.findByRole("dialog");
  expect(corner && getComputedStyle(corner).visibility).toBe(visibility);
});

import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
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

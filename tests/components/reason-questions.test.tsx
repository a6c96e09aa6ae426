import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useAskReason } from "../../web/src/areas/schedules/rules/reason-context.ts";
import { ReasonProvider } from "../../web/src/areas/schedules/rules/reason-provider.tsx";
import { fill } from "./support/fill.ts";
import { kim, renderPage } from "./support/render-page.tsx";

afterEach(() => vi.useRealTimers());

function Asking({ onAnswer }: { onAnswer: (answer: string) => void }) {
  const ask = useAskReason();
  const askFor = async (subject: string) => {
    const reason = await ask({ shifts: [{ subject, warnings: ["Short rest"] }] });
    onAnswer(`${subject}: ${reason ?? "none"}`);
  };
  return (
    <>
      <button type="button" onClick={() => void askFor("Ana")}>
        Ask for Ana
      </button>
      <button type="button" onClick={() => void askFor("Ben")}>
        Ask for Ben
      </button>
      <input aria-label="Cell" />
    </>
  );
}

function renderQuestions() {
  const answers: string[] = [];
  const hands = renderPage(
    <ReasonProvider>
      <Asking onAnswer={(answer) => answers.push(answer)} />
    </ReasonProvider>,
    { actor: kim, path: "/schedules" },
  );
  const button = (name: string) => screen.getByRole("button", { name, hidden: true });
  return { hands, answers, askFor: (name: string) => fireEvent.click(button(`Ask for ${name}`)) };
}

const question = () => screen.findByRole("dialog", { name: "Save with a reason" });
const isAsked = () => screen.queryByText("Short rest.") !== null;

test("a second question replaced the first, whose save then never ended", async () => {
  const { hands, answers, askFor } = renderQuestions();
  askFor("Ana");
  askFor("Ben");
  within(await question()).getByText("Ana");
  await hands.click(screen.getByRole("button", { name: "Cancel" }));
  await screen.findByText("Ben");
  expect(answers).toEqual(["Ana: none"]);
  const dialog = await question();
  const field = within(dialog).getByRole<HTMLInputElement>("textbox");
  expect(field.value).toBe("");
  await fill(hands, field, "Inventory");
  await hands.click(within(dialog).getByRole("button", { name: "Save anyway" }));
  await waitFor(() => expect(answers).toEqual(["Ana: none", "Ben: Inventory"]));
  await waitFor(() => expect(isAsked()).toBe(false));
});

/** The code of the dialog is loaded by now, so that it would open at once. */
async function afterAQuestion() {
  const page = renderQuestions();
  page.askFor("Ana");
  await question();
  await page.hands.keyboard("{Escape}");
  await waitFor(() => expect(page.answers).toEqual(["Ana: none"]));
  await waitFor(() => expect(isAsked()).toBe(false));
  return page;
}

test("a late question opened in the middle of a drag", async () => {
  const { askFor } = await afterAQuestion();
  fireEvent.pointerDown(document.body);
  askFor("Ben");
  expect(isAsked()).toBe(false);
  fireEvent.pointerMove(document.body);
  expect(isAsked()).toBe(false);
  fireEvent.pointerUp(document.body);
  await question();
});

test("a late question took the focus from a cell that was typed into", async () => {
  const { askFor } = await afterAQuestion();
  const cell = screen.getByRole("textbox", { name: "Cell" });
  cell.focus();
  askFor("Ben");
  expect(isAsked()).toBe(false);
  cell.blur();
  await question();
});

test("saves waited for their reason for as long as a cell was open", async () => {
  const { askFor } = await afterAQuestion();
  const cell = screen.getByRole("textbox", { name: "Cell" });
  cell.focus();
  vi.useFakeTimers({ toFake: ["performance", "setInterval", "clearInterval"] });
  const pass = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  };
  askFor("Ben");
  pass(2900);
  fireEvent.keyDown(cell, { key: "9" });
  pass(2900);
  expect(isAsked()).toBe(false);
  fireEvent.input(cell, { target: { value: "9-5" } });
  pass(2900);
  expect(isAsked()).toBe(false);
  pass(200);
  expect(isAsked()).toBe(true);
});

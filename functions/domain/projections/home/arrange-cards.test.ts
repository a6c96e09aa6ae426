import { expect, test } from "vitest";
import type { HomeCard } from "../../records/users/home-cards.ts";
import { arrangedCards, withCardHidden, withCardMoved } from "./arrange-cards.ts";

const names = (cards: readonly HomeCard[]) => cards.map(({ card }) => card);
const inbox: HomeCard = { card: "inbox", isHidden: false };

test("who chose nothing sees all cards in their usual order", () => {
  expect(names(arrangedCards([]))).toEqual(["now", "inbox", "day", "coming"]);
});

test("a chosen order keeps its place, and cards that came later follow it, each once", () => {
  const day: HomeCard = { card: "day", isHidden: true };
  expect(arrangedCards([day, inbox, inbox]).slice(0, 2)).toEqual([day, inbox]);
  expect(names(arrangedCards([day, inbox, inbox]))).toEqual(["day", "inbox", "now", "coming"]);
});

test("a card moves by one place, and stays at the ends", () => {
  const all = arrangedCards([]);
  expect(names(withCardMoved(all, "inbox", -1))).toEqual(["inbox", "now", "day", "coming"]);
  expect(names(withCardMoved(all, "inbox", 1))).toEqual(["now", "day", "inbox", "coming"]);
  expect(withCardMoved(all, "now", -1)).toEqual(all);
  expect(withCardMoved(all, "coming", 1)).toEqual(all);
});

test("a hidden card keeps its place", () => {
  const hidden = withCardHidden(arrangedCards([]), "inbox", true);
  expect(hidden[1]).toEqual({ card: "inbox", isHidden: true });
  expect(withCardHidden(hidden, "inbox", false)).toEqual(arrangedCards([]));
});

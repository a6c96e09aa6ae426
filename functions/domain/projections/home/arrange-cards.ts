import type { HomeCard, HomeCardName } from "../../records/users/home-cards.ts";
import { homeCardNames } from "../../records/users/home-cards.ts";

/**
 * Returns all cards of Home in the order that a person chose, each once; those that were not there
 * when the person chose are shown, at the end.
 */
export function arrangedCards(chosen: readonly HomeCard[]): HomeCard[] {
  const byName = new Map(chosen.map((one) => [one.card, one]));
  const rest = homeCardNames.filter((card) => !byName.has(card));
  return [...byName.values(), ...rest.map((card) => ({ card, isHidden: false }))];
}

/** The cards with one moved a place up (-1) or down (1); at the end of the list nothing moves. */
export function withCardMoved(
  cards: readonly HomeCard[],
  name: HomeCardName,
  by: -1 | 1,
): HomeCard[] {
  const from = cards.findIndex(({ card }) => card === name);
  const to = from + by;
  const [moved, other] = [cards[from], cards[to]];
  if (moved === undefined || other === undefined) return [...cards];
  return cards.map((one, index) => (index === from ? other : index === to ? moved : one));
}

/** The cards with one hidden or shown. */
export function withCardHidden(
  cards: readonly HomeCard[],
  name: HomeCardName,
  isHidden: boolean,
): HomeCard[] {
  return cards.map((one) => (one.card === name ? { ...one, isHidden } : one));
}

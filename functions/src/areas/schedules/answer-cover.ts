import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type {
  answerCoverSchema,
  Cover,
  CoverOffer,
} from "@crewline/domain/records/schedules/cover-offer";
import { coverOfferId } from "@crewline/domain/records/schedules/cover-offer";
import {
  closedOffers,
  requireAnswerable,
} from "@crewline/domain/rules/schedules/cover/cover-offers";
import { openOverrides, overridesAfter } from "@crewline/domain/rules/schedules/findings/overrides";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { offeredReason } from "@crewline/domain/words/schedules/override-words";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { attemptInTurn } from "../../operations/commands/command.ts";
import type { PlacedPlan } from "../../operations/schedules/placed-plan.ts";
import { withOverrides } from "../../operations/schedules/placed-plan.ts";
import { assignPublished } from "../../operations/schedules/assign-published.ts";
import { readOffers } from "../../operations/schedules/close-cover.ts";
import { now } from "../../platform/clock.ts";
import type { Done } from "../../rpc/answers.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { judgeAnywhere } from "./place-plan.ts";
import { tellEmployees, tellOfferer } from "./tell-about-cover.ts";

type Input = z.infer<typeof answerCoverSchema>;

/**
 * Accepts or declines a shift that was offered to the caller. The first who accepts gets it, if the
 * rules of the schedule still allow it: the published shift is theirs at once, the others are told.
 * Throws coverGone, and what `findingsOf` blocks.
 */
export function answerCover(actor: Actor, input: Input): Promise<Done> {
  const { shiftId, answer } = input;
  return attemptInTurn(actor, { input, turn: `cover of ${shiftId}` }, async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const shift = await store.shifts.get(shiftId);
    const offer = await findOwnOffer(store, actor, shiftId);
    if (offer.state === answer) return {};
    const [cover, offers] = await Promise.all([
      store.covers.find(shiftId),
      readOffers(store, shiftId),
    ]);
    const at = now();
    requireAnswerable(offer, cover, { shift, now: at });
    const others = offers.filter(({ id }) => id !== offer.id);
    const news = { key: `${shiftId}_${Date.parse(offer.offeredAt)}`, shift, cover };
    if (answer === "declined") {
      const isLast = others.every(({ state }) => state === "declined");
      const tell = await tellOfferer(unit, actor, { ...news, event: "declined" });
      store.coverOffers.save(offer.id, { ...offer, state: "declined", answeredAt: at });
      if (isLast) tell();
      return {};
    }
    const closed = closedOffers(others, "taken");
    const tell = await tellOfferer(unit, actor, { ...news, event: "accepted" });
    const employeeIds = closed.map((one) => one.employeeId);
    const tellOthers = await tellEmployees(unit, actor, { event: "over", shift, employeeIds });
    const placed = await placeCover(store, actor, { shift, offer, cover });
    const assign = await assignPublished(store, actor, { shift, placed });
    store.coverOffers.save(offer.id, { ...offer, state: "accepted", answeredAt: at });
    for (const one of closed) store.coverOffers.save(one.id, one);
    assign();
    store.covers.save(cover.id, { ...cover, state: "filled" });
    tell();
    tellOthers(news.key);
    return {};
  });
}

/**
 * The shift with the caller. What a manager may override was decided by the offer: the ranked list
 * that it was made from says so.
 */
async function placeCover(
  store: CompanyStore,
  actor: Actor,
  { shift, offer, cover }: { shift: Shift; offer: CoverOffer; cover: Cover },
): Promise<PlacedPlan> {
  const plan = { ...planOf(shift), employeeId: actor.employeeId };
  const { findings, place } = await judgeAnywhere(store, actor, {
    plan,
    before: shift,
    budgets: {},
  });
  const placed = place();
  const codes = openOverrides(findings, withOverrides(placed, shift));
  if (codes.length === 0) return placed;
  const by = { at: offer.offeredAt, by: cover.offeredBy, byName: offer.offeredByName };
  const decision = { codes, reason: offeredReason(actor.locale) };
  const overrides = overridesAfter(findings, withOverrides(placed, shift), {
    decision,
    by,
    who: null,
  });
  return { ...placed, overrides };
}

async function findOwnOffer(
  { coverOffers }: CompanyStore,
  { employeeId }: Actor,
  shiftId: ShiftId,
): Promise<CoverOffer> {
  const own =
    employeeId === null ? null : await coverOffers.find(coverOfferId(shiftId, employeeId));
  if (own === null) throw new RuleViolation("coverGone", {});
  return own;
}

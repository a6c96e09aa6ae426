import { requestRefusal } from "@crewline/domain/words/requests/request-refusals";
import type { renewCalendarFeedSchema } from "@crewline/domain/records/users/calendar-feed";
import type { attemptSchema } from "@crewline/domain/kernel/fields/fields";
import { TRPCError } from "@trpc/server";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { MemberActor } from "../../operations/commands/actor.ts";
import { attempt } from "../../operations/commands/command.ts";
import { now } from "../../platform/clock.ts";
import { env } from "../../platform/env.ts";
import type { Done } from "../../rpc/answers.ts";
import { calendarFeedId, calendarFeeds } from "../../store/calendar-feeds.ts";
import { users } from "../../store/users.ts";

type Input = z.infer<typeof renewCalendarFeedSchema>;
type Attempt = z.infer<typeof attemptSchema>;

/**
 * Opens the caller's calendar at a secret address; the former one stops working. The address is
 * returned once, because only a hash of it is stored.
 */
export async function renewCalendarFeed(
  caller: MemberActor,
  input: Input,
): Promise<{ url: string }> {
  if (caller.employeeId === null) throw new RuleViolation("noOwnRecord", {});
  await attempt(caller, input, async (unit) => {
    const user = await users(unit).get(caller.uid);
    const id = calendarFeedId(input.token);
    if ((await calendarFeeds(unit).find(id)) !== null) throw tokenUsed(caller);
    const createdAt = now();
    if (user.calendarFeed !== null) calendarFeeds(unit).remove(user.calendarFeed.id);
    calendarFeeds(unit).create(id, { id, uid: caller.uid, createdAt });
    users(unit).save(user.id, { ...user, calendarFeed: { id, createdAt } });
    return {};
  });
  return { url: `${env().appOrigins[0] ?? ""}/api/calendar/${input.token}.ics` };
}

/** Another person's address, or one that another attempt replaced, is not returned again. */
function tokenUsed({ locale }: MemberActor): TRPCError {
  return new TRPCError({ code: "CONFLICT", message: requestRefusal("addressInUse", locale) });
}

/** Switches the calendar off: its address then answers like an unknown one. */
export function endCalendarFeed(caller: MemberActor, input: Attempt): Promise<Done> {
  return attempt(caller, input, async (unit) => {
    const user = await users(unit).get(caller.uid);
    if (user.calendarFeed !== null) calendarFeeds(unit).remove(user.calendarFeed.id);
    users(unit).save(user.id, { ...user, calendarFeed: null });
    return {};
  });
}

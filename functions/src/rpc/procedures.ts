import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { RequestRefusal } from "@crewline/domain/words/requests/request-refusals";
import { requestRefusal } from "@crewline/domain/words/requests/request-refusals";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { TRPCError } from "@trpc/server";
import type { Area } from "@crewline/domain/kernel/access/area";
import type { ActionOf, Scope } from "@crewline/domain/kernel/access/permissions";
import { lackOf, scopeOf } from "@crewline/domain/kernel/access/permissions";
import { isKeptWhileReadOnly } from "@crewline/domain/kernel/access/while-read-only";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { actorName } from "@crewline/domain/rules/access/actor-name";
import { asViewed, isClosedToViews } from "@crewline/domain/rules/access/view-as";
import { requireStandingView } from "../operations/access/require-standing-view.ts";
import { RECENT_SIGN_IN_SECONDS } from "../identity/sign-in-ages.ts";
import type { Login } from "@crewline/domain/kernel/access/login";
import { lacksSecondFactor } from "../operations/access/lacks-second-factor.ts";
import type { LoginActor, MemberActor } from "../operations/commands/actor.ts";
import { isCompany } from "../operations/company/is-company.ts";
import { refuseReadOnly } from "../operations/company/require-in-use.ts";
import { nowSeconds } from "../platform/clock.ts";
import { findGate } from "../store/companies.ts";
import { readingUnit } from "../store/unit/unit.ts";
import { isCompanyBehind } from "../store/company/data-shape.ts";
import { readCompany } from "../store/company/read-company.ts";
import { violationOf } from "./error-data.ts";
import { anyone, middleware } from "./trpc.ts";

/** A paired tablet, by its own credential: no person, and no login, whatever their role. */
export const kiosk = anyone.use(async ({ ctx, next }) =>
  next({ ctx: { kiosk: await ctx.identifyKiosk() } }),
);

/**
 * Whose token it is, also while product staff view a company: only to leave that view. Mutations
 * ask Firebase Auth again, queries may be 4 s behind.
 */
export const identified = anyone.use(async ({ ctx, type, path, next }) => {
  const login = await ctx.identify(type === "mutation" ? "live" : "cached");
  const result = await next({ ctx: { login, caller: callerOf(login, path) } });
  const broken = result.ok ? null : violationOf(result.error);
  if (broken?.code === "unreadableRecord" && (await isUpdating(login))) {
    throw new RuleViolation("companyUpdating", {});
  }
  return result;
});

/**
 * Any caller with a valid token. Product staff who view a company as a member change nothing at
 * all: this is the one place that refuses every mutation of theirs.
 */
export const signedIn = identified.use(async ({ ctx, type, next }) => {
  if (ctx.login.view !== undefined) {
    if (type === "mutation") throw new RuleViolation("viewingOnly", {});
    await requireStandingView(ctx.login);
  }
  return next();
});

/** True if the login's company waits for the migrations of this release. */
async function isUpdating({ companyId }: Login): Promise<boolean> {
  return companyId !== null && isCompanyBehind(companyId);
}

/** As `signedIn`, with the second factor that the company may require of its admins. */
export const proven = signedIn.use(async ({ ctx, next }) => {
  if (await lacksSecondFactor(ctx.login)) throw new RuleViolation("secondFactorRequired", {});
  return next();
});

/** A member of a company; everything below is bound to the company of the token. */
export const member = proven.use(async ({ ctx, type, next }) => {
  const login = asViewed(ctx.login);
  const { companyId, role, employeeId, uid } = login;
  if (companyId === null || role === null || !(await isCompany(companyId))) {
    throw refuse("noCompany", ctx);
  }
  const known: MemberActor = {
    ...ctx.caller,
    uid,
    companyId,
    role,
    employeeId,
    locale: ctx.locale,
  };
  const caller = type === "mutation" ? await withNameOfRecord(known) : known;
  return next({ ctx: { login, caller } });
});

/** The caller, under the name that is stored with what they write now. */
async function withNameOfRecord(caller: MemberActor): Promise<MemberActor> {
  const { uid, email, companyId, employeeId, displayName } = caller;
  const { employees, members } = await readCompany(companyId);
  const found = employeeId === null ? [] : (await employees.findReadable([employeeId])).found;
  const recordName = found[0]?.name ?? (await members.find(uid))?.joinedAs ?? null;
  return { ...caller, displayName: actorName({ displayName, email, recordName }) };
}

/**
 * A member whom the permission table allows the action; the scope is its reach. Commands of a
 * read-only company throw companyReadOnly, but for those that such a company keeps.
 */
export function may<A extends Area>(area: A, action: ActionOf<A>) {
  const stops = !isKeptWhileReadOnly(area, action);
  return member.use(async ({ ctx, type, next }) => {
    const scope = scopeOf(ctx.login, area, action);
    if (scope === null) throw refuse("roleForbids", ctx);
    if (isClosedToViews(action, ctx.login)) throw new RuleViolation("viewingOnly", {});
    if (stops && type === "mutation") await requireAllowed(ctx, area, action);
    const locationIds = await reachOf(scope, ctx.caller);
    return next({ ctx: { actor: { ...ctx.caller, scope, locationIds } } });
  });
}

/** Throws companyReadOnly, and planLacks for an edit that the company's plan does not include. */
async function requireAllowed<A extends Area>(
  { login, caller }: { login: Login; caller: MemberActor },
  area: A,
  action: ActionOf<A>,
): Promise<void> {
  const gate = await findGate(await readingUnit(), caller.companyId);
  refuseReadOnly(gate);
  const feature = lackOf({ ...login, lacks: gate.terms?.lacks ?? [] }, area, action);
  if (feature !== null) throw new RuleViolation("planLacks", { feature });
}

/**
 * A middleware for sensitive acts, such as changes of access: the caller signed in fully within the
 * last five minutes. It stops an unattended browser, and a stolen token.
 */
export const recently = middleware(({ ctx, next }) => {
  requireRecentSignIn(ctx.login);
  return next();
});

/** Throws recentSignInRequired; for commands in which only some inputs are that sensitive. */
export function requireRecentSignIn(login: Login | undefined): void {
  const age = nowSeconds() - (login?.authTimeSeconds ?? 0);
  if (age > RECENT_SIGN_IN_SECONDS) throw new RuleViolation("recentSignInRequired", {});
}

/** The product company's own staff, over all tenants. */
export const staff = proven.use(({ ctx, next }) => {
  if (!ctx.login.isStaff) throw refuse("onlyForStaff", ctx);
  return next({ ctx });
});

function callerOf({ uid, email, displayName, view }: Login, procedure: string): LoginActor {
  const name = view?.name ?? displayName ?? email.split("@")[0] ?? email;
  return { uid, email, displayName: name, procedure };
}

async function reachOf(scope: Scope, caller: MemberActor): Promise<readonly LocationId[] | null> {
  if (scope !== "locations") return null;
  const store = await readCompany(caller.companyId);
  return (await store.members.find(caller.uid))?.locationIds ?? [];
}

function refuse(refusal: RequestRefusal, { locale }: { locale: Locale }): TRPCError {
  return new TRPCError({ code: "FORBIDDEN", message: requestRefusal(refusal, locale) });
}

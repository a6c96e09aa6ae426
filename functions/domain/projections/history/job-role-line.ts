import type { Locale } from "../../kernel/formats/locale.ts";
import { z } from "zod";
import { roleKey } from "../../kernel/text/role-key.ts";
import { listed } from "../../kernel/formats/listed.ts";

/** A job role as a row of the history holds it; rows from before roles had ids have no more. */
export const toldRolesSchema = z.array(
  z.object({
    id: z.string().optional(),
    name: z.string(),
    code: z.string().default(""),
    colour: z.string(),
    isArchived: z.boolean().default(false),
  }),
);
type ToldRole = z.infer<typeof toldRolesSchema>[number];

/**
 * How a list of job roles changed: "Job roles: renamed Cook to Chef, added Host". Without ids, a
 * role that took the place of another one in a list of the same length was renamed.
 */
export function jobRoleLine(
  before: readonly ToldRole[],
  after: readonly ToldRole[],
  locale: Locale,
): string {
  const pairs = pairsOf(before, after);
  const gone = before.filter((role) => pairs.every(({ from }) => from !== role));
  const come = after.filter((role) => pairs.every(({ to }) => to !== role));
  const differing = (by: (role: ToldRole) => unknown) =>
    pairs.filter(({ from, to }) => by(from) !== by(to)).map(({ to }) => to);
  const moved = differing(({ isArchived }) => isArchived);
  const part = (verb: string, roles: readonly ToldRole[]) => partOf(verb, roles, locale);
  const said = [
    ...pairs
      .filter(({ from, to }) => roleKey(from.name) !== roleKey(to.name))
      .map(({ from, to }) => `renamed ${from.name} to ${to.name}`),
    ...part("removed", gone),
    ...part("added", come),
    ...part(
      "archived",
      moved.filter(({ isArchived }) => isArchived),
    ),
    ...part(
      "restored",
      moved.filter(({ isArchived }) => !isArchived),
    ),
    ...part(
      "other color for",
      differing(({ colour }) => colour),
    ),
    ...part(
      "other code for",
      differing(({ code }) => code),
    ),
  ];
  return said.length === 0 ? "Job roles rearranged" : `Job roles: ${said.join(", ")}`;
}

interface Pair {
  from: ToldRole;
  to: ToldRole;
}

/** The roles that both lists have: by id, else by name, else by place. */
function pairsOf(before: readonly ToldRole[], after: readonly ToldRole[]): Pair[] {
  const named = before.flatMap((from) => {
    const to = after.find((role) => isSame(from, role));
    return to === undefined ? [] : [{ from, to }];
  });
  const hasIds = [...before, ...after].every(({ id }) => id !== undefined);
  if (hasIds || before.length !== after.length) return named;
  const placed = before.flatMap((from, index) => {
    const to = after[index];
    const isNew = to !== undefined && named.every((pair) => pair.from !== from && pair.to !== to);
    return isNew ? [{ from, to }] : [];
  });
  return [...named, ...placed];
}

function isSame(a: ToldRole, b: ToldRole): boolean {
  if (a.id !== undefined && b.id !== undefined) return a.id === b.id;
  return roleKey(a.name) === roleKey(b.name);
}

function partOf(verb: string, roles: readonly ToldRole[], locale: Locale): string[] {
  const names = roles.map(({ name }) => name);
  return names.length === 0 ? [] : [`${verb} ${listed(names, locale)}`];
}

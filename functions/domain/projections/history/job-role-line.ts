import type { Locale } from "../../kernel/formats/locale.ts";
import type { JobRole } from "../../records/company/rule-change.ts";
import { roleKey } from "../../kernel/text/role-key.ts";
import { listed } from "../../kernel/formats/listed.ts";

/**
 * How a list of job roles changed: "Job roles: renamed Cook to Chef, added Host". A role that took
 * the place of another one in a list of the same length was renamed.
 */
export function jobRoleLine(
  before: readonly JobRole[],
  after: readonly JobRole[],
  locale: Locale,
): string {
  const [old, now] = [keysOf(before), keysOf(after)];
  const gone = before.filter(({ name }) => !now.has(roleKey(name)));
  const come = after.filter(({ name }) => !old.has(roleKey(name)));
  const isSameLength = before.length === after.length;
  const renamed = gone.flatMap((role) => {
    const other = isSameLength ? after[before.indexOf(role)] : undefined;
    return other !== undefined && come.includes(other) ? [{ from: role, to: other }] : [];
  });
  const said = [
    ...renamed.map(({ from, to }) => `renamed ${from.name} to ${to.name}`),
    ...part(
      "removed",
      without(
        gone,
        renamed.map(({ from }) => from),
      ),
      locale,
    ),
    ...part(
      "added",
      without(
        come,
        renamed.map(({ to }) => to),
      ),
      locale,
    ),
    ...part("other color for", recoloured(before, after), locale),
  ];
  return said.length === 0 ? "Job roles rearranged" : `Job roles: ${said.join(", ")}`;
}

function keysOf(roles: readonly JobRole[]): Set<string> {
  return new Set(roles.map(({ name }) => roleKey(name)));
}

function without(roles: readonly JobRole[], others: readonly JobRole[]): JobRole[] {
  return roles.filter((role) => !others.includes(role));
}

function part(verb: string, roles: readonly JobRole[], locale: Locale): string[] {
  return roles.length === 0
    ? []
    : [
        `${verb} ${listed(
          roles.map(({ name }) => name),
          locale,
        )}`,
      ];
}

function recoloured(before: readonly JobRole[], after: readonly JobRole[]): JobRole[] {
  const colours = new Map(before.map(({ name, colour }) => [roleKey(name), colour]));
  return after.filter(({ name, colour }) => {
    const old = colours.get(roleKey(name));
    return old !== undefined && old !== colour;
  });
}

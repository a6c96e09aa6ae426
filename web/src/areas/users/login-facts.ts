import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { roleNames, zone } from "./login-words.ts";
import type { ShownLogin } from "./use-logins.ts";

/** What product staff see of a login, as pairs of a label and a value. */
export function loginFacts({ login, membership, ...shown }: ShownLogin, locale: Locale) {
  const at = (instant: string | null) =>
    instant === null ? "Never" : formatDayTime(instant, zone, locale);
  return [
    { label: "E-mail", value: login.email ?? "None" },
    { label: "Company", value: login.companyName ?? "None" },
    ...(membership === null ? [] : membershipFacts(membership)),
    { label: "Second factors", value: login.secondFactors === 0 ? "None" : login.secondFactors },
    { label: "Signed up", value: at(login.createdAt) },
    { label: "Last sign-in", value: at(login.lastSignInAt) },
    { label: "Last seen", value: at(shown.lastSeenAt) },
    { label: "Signed-in devices", value: shown.sessions },
    ...invitationFacts(shown.invitations, locale),
  ];
}

/** Each open invitation with what it offers, and how long or since when not any more. */
export function invitationFacts(invitations: ShownLogin["invitations"], locale: Locale) {
  return invitations.map(({ companyName, role, expiresAt }) => {
    const isOver = Date.parse(expiresAt) <= Date.now();
    const end = formatDayTime(expiresAt, zone, locale);
    return {
      label: "Open invitation",
      value: `${companyName}, ${roleNames[role].toLowerCase()}, ${isOver ? "expired" : "until"} ${end}`,
    };
  });
}

function membershipFacts(membership: NonNullable<ShownLogin["membership"]>) {
  const { role, locationNames, mayViewWages, employeeName } = membership;
  const isManager = role === "manager";
  return [
    { label: "Role", value: roleNames[role] },
    ...(isManager ? [{ label: "Locations", value: locationNames.join(", ") || "None" }] : []),
    ...(isManager ? [{ label: "Sees wages", value: mayViewWages ? "Yes" : "No" }] : []),
    { label: "Employee record", value: employeeName ?? "None" },
  ];
}

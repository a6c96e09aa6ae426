/** The known parts of the name of a person who acts. */
export interface ActorNames {
  /**
   * As the person wrote it in the profile; the first part of the address where nothing was written.
   */
  displayName: string;
  email: string;
  /** As the company has it: of the employee, or the one with which the login joined. */
  recordName: string | null;
}

/**
 * The name that a history keeps of a person who acts, as of then: the company's own; where the
 * person's profile says another one, both, so that a renamed profile cannot pass for a colleague.
 */
export function actorName({ displayName, email, recordName }: ActorNames): string {
  if (recordName === null) return displayName;
  const isOwnName = !isSame(displayName, recordName) && displayName !== email.split("@")[0];
  if (!isOwnName) return recordName;
  return `${recordName} (profile name: ${displayName})`;
}

function isSame(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

function plain(name: string): string {
  return name.normalize("NFKC").trim().replaceAll(/\s+/gu, " ").toLowerCase();
}

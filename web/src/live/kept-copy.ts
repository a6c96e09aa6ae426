import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";

/** The member as whom product staff view a company in this tab. */
let viewed: UserId | null = null;

/** What product staff read of a company that they view stays in memory, and never on the device. */
export const keptCopy = {
  leaveOut: (uid: UserId | null): void => void (viewed = uid),
  isOf: (uid: UserId): boolean => uid !== viewed,
  isLeftOut: (): boolean => viewed !== null,
};

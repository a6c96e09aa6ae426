/** The names of fields and parameters that hold an id, by the entity. */
const names: Readonly<Record<string, readonly string[]>> = {
  EmployeeId: ["employeeIds?", "duplicateId", "mergedIntoId"],
  LocationId: ["locationIds?", "homeLocationId", "employeeLocationIds"],
  CompanyId: ["companyIds?"],
  ShiftId: ["shiftIds?"],
  TimeEntryId: ["entryIds?", "openEntryId", "otherEntryId"],
  TimeOffId: ["timeOffIds?"],
  WageChangeId: ["wageChangeIds?"],
  UserId: ["uids?", "userId", "byUid", "updatedBy", "createdBy", "requestedBy", "decidedBy"],
};

/** `employeeId: string`, `locationIds?: readonly string[]`, `employeeId: idSchema.nullable()`. */
const bare = new RegExp(
  String.raw`\b(?:${Object.values(names).flat().join("|")})\??: ` +
    String.raw`(?:(?:readonly )?string\b|(?:Readonly)?(?:Set|Array)<string>|(?:z\.array\()?(?:idSchema|z\.string\(\)))`,
  "gu",
);

/** The declarations of ids as plain texts in a source. */
export function bareIds(source: string): string[] {
  return [...source.matchAll(bare)].map(([found]) => found);
}

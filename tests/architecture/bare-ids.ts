/** Names that end in "Id" and hold something else than the id of one entity. */
const others = [
  // The record of a row, whatever the batch is about.
  "recordId",
  // The keys of a client: of its installation, of a bulk action in several calls, and of a request
  // in the log.
  "deviceId",
  "groupId",
  "requestId",
  // The number of an employee at the company's payroll.
  "payrollId",
  // The names of a project, of its analytics and of its providers of sign-in.
  "measurementId",
  "projectId",
  "providerIds",
  // The rows of a list, the columns of a table and the pages of the settings.
  "allIds",
  "columnIds",
  "openId",
  "selectedIds",
  // The pages of the directory, and documents as the application reads them.
  "shardIds",
  "unreadableIds",
  // What a form holds as text: "" stands for none.
  "jobRoleId",
];

/** Further names of fields and parameters that hold an id. */
const names = ["uids?", "byUid", "updatedBy", "createdBy", "requestedBy", "decidedBy"];

const id = String.raw`(?!(?:${others.join("|")})\b)(?:[a-z]\w*Ids?|${names.join("|")})`;
const text = String.raw`(?:\(?(?:readonly )?string\b|(?:Readonly)?(?:Set|Array)<string>)`;
const schema = String.raw`(?:z\.(?:array|nullable|nullish|optional|exactOptional|_default)\()*(?:idSchema|documentIdSchema|z\.(?:string|uuid)\(\))(?!\S*\.brand)`;

/** Plural names of what is looked up by its id. */
const entities =
  "[Ee]mployees|[Pp]eople|[Ll]ocations|[Cc]ompanies|[Ss]hifts|[Ee]ntries|[Tt]imeOff|[Ww]ageChanges|" +
  "[Ss]chedules|[Bb]atches|[Ff]ields|[Mm]inimums";

const bare = new RegExp(
  [
    // `employeeId: string`, `locationIds?: readonly string[]`, `employeeId: z.nullable(idSchema)`
    String.raw`\b${id}\??: (?:${text}|${schema})`,
    // `function scheduleId(…): string`
    String.raw`\bfunction (?!new|parse)${id}\([^)]*\): string\b`,
    // `employees: ReadonlyMap<string, …>`, `byEmployee = new Map<string, …>`
    String.raw`\b(?:by(?:Id|Employee|Location|Company|Shift|Entry|Field)|\w*(?:${entities}))\??(?:: | = new )(?:Readonly)?(?:Map|Set)<string\b`,
  ].join("|"),
  "gu",
);

/** The declarations of ids as plain texts in a source. */
export function bareIds(source: string): string[] {
  return [...source.matchAll(bare)].map(([found]) => found);
}

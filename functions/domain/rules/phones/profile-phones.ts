import type { PhoneProblem, Phones } from "../../kernel/phones/phones.ts";
import { phoneProblem, storedPhoneOrNull } from "./stored-phone.ts";
import type { EmployeeProfile } from "../../records/employees/employee.ts";

const phoneFields = ["phone", "emergencyPhone"] as const;

type PhoneField = (typeof phoneFields)[number];
type WithPhones = { readonly [F in PhoneField]?: string | null | undefined };

/**
 * The changes of a profile with their phone numbers as they are stored. A number that the profile
 * has already stays. Throws invalidField beside `path` for text that is no number.
 */
export function withStoredPhones<T extends WithPhones>(
  changes: T,
  before: Pick<EmployeeProfile, PhoneField> | null,
  { phones, path }: { phones: Phones; path: string },
): T {
  const stored = phoneFields.flatMap((field) => {
    const text = changes[field];
    if (text === undefined) return [];
    const judged = { phones, before: before?.[field] ?? null, path: `${path}${field}` };
    return [[field, storedPhoneOrNull(text, judged)] as const];
  });
  return { ...changes, ...Object.fromEntries(stored) };
}

/** True if the changes name another phone number, or write one in another way. */
export function namesOtherPhone(
  changes: WithPhones,
  before: Pick<EmployeeProfile, PhoneField>,
): boolean {
  return phoneFields.some((field) => (changes[field] ?? before[field]) !== before[field]);
}

/** The errors of the phone numbers of a profile's form, by field. */
export function phoneIssues(
  changes: WithPhones,
  before: Pick<EmployeeProfile, PhoneField>,
  phones: Phones,
): { field: PhoneField; problem: PhoneProblem }[] {
  return phoneFields.flatMap((field) => {
    const problem = phoneProblem(changes[field] ?? null, before[field], phones);
    return problem === null ? [] : [{ field, problem }];
  });
}

/** The profile with its phone numbers as people read them. */
export function withShownPhones(profile: EmployeeProfile, { format }: Phones): EmployeeProfile {
  const shown = (phone: string | null) => (phone === null ? null : format(phone));
  const { phone, emergencyPhone } = profile;
  return { ...profile, phone: shown(phone), emergencyPhone: shown(emergencyPhone) };
}

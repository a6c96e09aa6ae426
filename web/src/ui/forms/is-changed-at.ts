import { isSameDraft } from "./is-same-draft.ts";

/** True if two drafts differ in the value at a path, such as "skills.0.name". */
export function isChangedAt(path: string, before: unknown, now: unknown): boolean {
  return !isSameDraft(valueAt(before, path), valueAt(now, path));
}

function valueAt(draft: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>(memberOf, draft);
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

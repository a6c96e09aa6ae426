import { lazyPart } from "../../../ui/loading/lazy-part.tsx";

export const { Part: LazyRepeatFields } = lazyPart(
  async () => (await import("./repeat-fields.tsx")).RepeatFields,
);

export const { Part: LazyRecurringScope } = lazyPart(
  async () => (await import("./recurring-scope.tsx")).RecurringScope,
);

/**
 * Returns a function that remembers one value for each key, with the facts that it follows from: the
 * value is made again only when one of them is another than before (`Object.is`).
 */
export function kept<Value>(): (
  key: string,
  facts: readonly unknown[],
  make: () => Value,
) => Value {
  const known = new Map<string, { facts: readonly unknown[]; value: Value }>();
  return (key, facts, make) => {
    const before = known.get(key);
    if (before !== undefined && isSame(before.facts, facts)) return before.value;
    const value = make();
    known.set(key, { facts, value });
    return value;
  };
}

function isSame(before: readonly unknown[], after: readonly unknown[]): boolean {
  return (
    before.length === after.length && before.every((fact, index) => Object.is(fact, after[index]))
  );
}

export function isDistinct(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

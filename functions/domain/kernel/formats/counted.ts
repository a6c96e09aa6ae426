/** A number with its noun: "1 shift", "3 shifts"; `many` where an s does not make the plural. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

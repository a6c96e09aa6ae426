/** Names in a sentence: "Ana, Bo and Cy"; of more than `most` the rest is counted. */
export function listed(names: readonly string[], most = 5): string {
  const more = names.length - most;
  if (more > 0) return `${names.slice(0, most).join(", ")} and ${more} more`;
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}

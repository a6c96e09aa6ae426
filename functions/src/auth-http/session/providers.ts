/** Sign-in providers that the endpoints offer; Firebase Auth proves the person in all of them. */
const providers = { firebase: { name: "Firebase" } } as const;

export function providerIds(): string[] {
  return Object.keys(providers);
}

/** Names that every object inherits are not providers. */
export function isProvider(id: string | null): id is keyof typeof providers {
  return id !== null && Object.hasOwn(providers, id);
}

export function providerName(id: keyof typeof providers): string {
  return providers[id].name;
}

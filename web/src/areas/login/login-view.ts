/** The views of the login screen other than signing in; the view is part of the address. */
export const loginViews = ["signIn", "signUp", "reset", "link"] as const;
export type LoginView = (typeof loginViews)[number];

const names: Readonly<Record<string, LoginView>> = {
  "sign-up": "signUp",
  reset: "reset",
  link: "link",
};

export function loginViewOf(search: URLSearchParams): LoginView {
  const name = search.get("view") ?? "";
  return Object.hasOwn(names, name) ? (names[name] ?? "signIn") : "signIn";
}

/** The address of a view; it keeps the path that the visitor requested. */
export function loginSearch(view: LoginView, search: URLSearchParams): string {
  const name = Object.keys(names).find((key) => names[key] === view);
  const callbackUrl = search.get("callbackUrl");
  const next = new URLSearchParams({
    ...(name === undefined ? {} : { view: name }),
    ...(callbackUrl === null ? {} : { callbackUrl }),
  });
  return next.size === 0 ? "" : `?${next}`;
}

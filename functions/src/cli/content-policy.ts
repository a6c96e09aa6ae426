/** Hosts that a directive of the content policy allows in addition to firebase.json. */
export type PolicyHosts = Readonly<Record<string, readonly string[]>>;

type Variables = Readonly<Record<string, string>>;

/** Returns the policy with the hosts added; a missing directive would fall back to nothing. */
export function allowHosts(policy: string, hosts: PolicyHosts): string {
  return policy
    .split(";")
    .map((directive) => directive.trim())
    .map((directive) => {
      const added = hosts[directive.split(" ", 1)[0] ?? ""] ?? [];
      return [directive, ...added.filter((host) => !directive.includes(host))].join(" ");
    })
    .join("; ");
}

/** The hosts that optional parts of a web build need; a part that is not configured needs none. */
export function hostsOfBuild(web: Variables): PolicyHosts {
  const parts = [
    web["VITE_FIREBASE_MEASUREMENT_ID"] ? analyticsHosts : {},
    web["VITE_APP_CHECK_SITE_KEY"] ? appCheckHosts : {},
    web["VITE_SMS_SECOND_FACTOR"] === "on" ? reCaptchaHosts : {},
    consentHosts(web["VITE_CONSENT_SCRIPT_URL"]),
  ];
  return parts.reduce(joinHosts, {});
}

const analyticsHosts: PolicyHosts = {
  "script-src": ["https://www.googletagmanager.com"],
  "img-src": ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
  "connect-src": [
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://firebase.googleapis.com",
    "https://firebaseinstallations.googleapis.com",
  ],
};

const reCaptchaHosts: PolicyHosts = {
  "script-src": ["https://www.google.com", "https://www.gstatic.com"],
  "frame-src": ["https://www.google.com"],
  "connect-src": ["https://www.google.com"],
};

const appCheckHosts = joinHosts(reCaptchaHosts, {
  "connect-src": ["https://content-firebaseappcheck.googleapis.com"],
});

function consentHosts(url: string | undefined): PolicyHosts {
  if (!url) return {};
  const host = [new URL(url).origin];
  return { "script-src": host, "connect-src": host, "frame-src": host, "img-src": host };
}

function joinHosts(a: PolicyHosts, b: PolicyHosts): PolicyHosts {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return Object.fromEntries(names.map((name) => [name, [...(a[name] ?? []), ...(b[name] ?? [])]]));
}

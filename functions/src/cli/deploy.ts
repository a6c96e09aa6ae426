import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { now } from "../platform/clock.ts";
import { builtAssets, withAssetHeaders } from "./asset-headers.ts";
import { carryReleasesOver } from "./carry-releases-over.ts";
import { allowHosts, hostsOfBuild } from "./content-policy.ts";
import type { DeployFindings } from "./deploy-needs.ts";
import { missingForDeploy, parseVariables } from "./deploy-needs.ts";

const repository = resolve(import.meta.dirname, "../../..");
const dist = join(repository, "web/dist");
const localAuthDomain = "https://demo-crewline.firebaseapp.com";

/** `npm run deploy -- --project ID`: lists what is missing, else builds and deploys everything. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { project: { type: "string", default: "" } } });
  const findings = gather(values.project);
  const lacking = missingForDeploy(findings);
  if (lacking.length > 0) {
    console.error(["Not deployed. First:", ...lacking.map((one) => `  - ${one}`)].join("\n"));
    process.exitCode = 1;
    return;
  }
  run("npm", ["run", "build", "-w", "@crewline/functions"]);
  run("npm", ["run", "build", "-w", "web"]);
  const origin = findings.functions["APP_ORIGIN"]?.split(",")[0]?.trim() ?? "";
  const count = await carryReleasesOver({ origin, dist, now: now() });
  console.log(`${count} files of earlier releases come along, for pages that are still open.`);
  const config = writeConfig(findings.web);
  const targets = "firestore,functions,hosting";
  const flags = ["--project", findings.projectId, "--config", config, "--only", targets];
  run("npx", ["--no-install", "firebase", "deploy", ...flags]);
}

function gather(projectId: string): DeployFindings {
  const isReal = projectId !== "" && !projectId.startsWith("demo-");
  const isSignedIn = isReal && answers(["projects:list"]);
  return {
    projectId,
    web: variables("web/.env.production", "web/.env.production.local"),
    functions: variables("functions/.env", `functions/.env.${projectId}`),
    isSignedIn,
    hasSessionSecret: isSignedIn && hasSecret("SESSION_SECRET", projectId),
    hasPinSecret: isSignedIn && hasSecret("PIN_SECRET", projectId),
    hasMailSecret: isSignedIn && hasSecret("SMTP_URL", projectId),
    hasStripeSecret: isSignedIn && hasSecret("STRIPE_SECRET_KEY", projectId),
    hasWebhookSecret: isSignedIn && hasSecret("STRIPE_WEBHOOK_SECRET", projectId),
    hasPushSecret: isSignedIn && hasSecret("PUSH_PRIVATE_KEY", projectId),
  };
}

function hasSecret(name: string, projectId: string): boolean {
  return answers(["functions:secrets:get", name, "--project", projectId]);
}

function variables(...files: string[]): Record<string, string> {
  const texts = files
    .map((file) => join(repository, file))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, "utf8"));
  return parseVariables(texts.join("\n"));
}

/** True if firebase answers, which needs a sign-in with rights on the project. */
function answers(question: string[]): boolean {
  const answer = spawnSync("npx", ["--no-install", "firebase", ...question, "--non-interactive"], {
    cwd: repository,
    stdio: "ignore",
  });
  return answer.status === 0;
}

/** Only the project's own sign-in page may be framed; optional parts add the hosts they need. */
function writeConfig(web: Readonly<Record<string, string>>): string {
  const text = readFileSync(join(repository, "firebase.json"), "utf8");
  const path = join(repository, "firebase.deploy.json");
  const own = text.replaceAll(localAuthDomain, `https://${web["VITE_FIREBASE_AUTH_DOMAIN"] ?? ""}`);
  const hosts = hostsOfBuild(web);
  const config = JSON.parse(
    own.replaceAll(/default-src 'none'[^"]*/gu, (it) => allowHosts(it, hosts)),
  );
  const hosting = withAssetHeaders(config.hosting, builtAssets(dist));
  writeFileSync(path, JSON.stringify({ ...config, hosting }, null, 2));
  return path;
}

function run(program: string, args: string[]): void {
  execFileSync(program, args, { cwd: repository, stdio: "inherit" });
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

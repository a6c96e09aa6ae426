import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { execFile } from "node:child_process";
import { inRoot } from "../../emulators/paths.ts";

interface RoleChange {
  email: string;
  role: string;
  companyId: CompanyId;
}

/** The command as product staff run it, in a process of its own; rejects unless it succeeds. */
export function setRole({ email, role, companyId }: RoleChange): Promise<void> {
  const program = inRoot("functions", "src", "cli", "set-role.ts");
  const person = ["--email", email, "--role", role, "--company", companyId];
  const args = [program, ...person, "--yes", "--emulator"];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, (error, _, stderr) => {
      if (error === null) resolve();
      else reject(new Error(stderr));
    });
  });
}

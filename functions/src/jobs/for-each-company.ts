import { log } from "../platform/log.ts";
import { listCompanyIds } from "../store/list-company-ids.ts";

const AT_ONCE = 5;

/**
 * Does the work for every company, a few at a time. A failure of one is logged and does not stop
 * the others; the job as a whole fails afterwards, so that it is reported.
 */
export async function forEachCompany(
  job: string,
  work: (companyId: string) => Promise<void>,
): Promise<void> {
  const waiting = await listCompanyIds();
  let failures = 0;
  const worker = async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      try {
        await work(id);
      } catch (error) {
        failures += 1;
        log.error("job failed for a company", { job, companyId: id, error });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (failures > 0) throw new Error(`${job} failed for ${failures} companies.`);
}

import { expect, test } from "vitest";
import { anEmployeeId } from "../../../kernel/ids/ids.test-support.ts";
import { roleId } from "../../../records/job-roles/role-id.test-support.ts";
import { peerAverages } from "./peer-averages.ts";

const counted = (who: string, role: string, shifts: number, weekends: number) => ({
  employeeId: anEmployeeId(who),
  jobRoleId: roleId(role),
  shifts,
  counts: { weekends },
});

test("an employee is compared with those of the same job role, and is one of them", () => {
  const found = peerAverages([
    counted("ana", "barista", 5, 4),
    counted("mia", "barista", 5, 1),
    counted("zoe", "cook", 5, 3),
  ]);
  const barista = { jobRoleId: roleId("barista"), employees: 2, averages: { weekends: 2.5 } };
  expect(found.get(anEmployeeId("ana"))).toEqual(barista);
  expect(found.get(anEmployeeId("mia"))).toEqual(barista);
  expect(found.get(anEmployeeId("zoe"))).toMatchObject({ employees: 1, averages: { weekends: 3 } });
});

test("who works in two job roles counts with all shifts in that of most of them", () => {
  const found = peerAverages([
    counted("ana", "barista", 3, 1),
    counted("ana", "cook", 2, 2),
    counted("mia", "barista", 4, 0),
    counted("zoe", "cook", 4, 0),
  ]);
  expect(found.get(anEmployeeId("ana"))).toMatchObject({ averages: { weekends: 1.5 } });
  expect(found.get(anEmployeeId("zoe"))).toMatchObject({ averages: { weekends: 0 } });
});

import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { photoUrl } from "@crewline/domain/records/employees/employee-photo";
import { employeePhotoSource } from "../../../live/employee-photos.ts";
import { useLive } from "../../../live/use-live.ts";
import { useLogin } from "../../../session/actor/use-login.ts";

/** The address of an employee's photo for an image; null while there is none. */
export function usePhotoUrl(employeeId: EmployeeId | null): string | null {
  const { uid, companyId } = useLogin();
  const isRead = companyId !== null && employeeId !== null;
  const photo = useLive(isRead ? employeePhotoSource({ uid, companyId }, employeeId) : null);
  return photo.status === "ready" && photo.data !== null ? photoUrl(photo.data) : null;
}

import { photoUrl } from "@crewline/domain/records/employees/employee-photo";
import { employeePhotoSource } from "../../../live/employee-photos.ts";
import { useLive } from "../../../live/use-live.ts";
import { useViewer } from "../../../session/actor/use-viewer.ts";

/** The address of an employee's photo for an image; null while there is none. */
export function usePhotoUrl(employeeId: string | null): string | null {
  const { uid, companyId } = useViewer();
  const isRead = companyId !== null && employeeId !== null;
  const photo = useLive(isRead ? employeePhotoSource({ uid, companyId }, employeeId) : null);
  return photo.status === "ready" && photo.data !== null ? photoUrl(photo.data) : null;
}

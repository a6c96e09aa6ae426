import { issue } from "../../kernel/issues/issue.ts";
import { z } from "zod/mini";

export const geofenceModeSchema = z.enum(["off", "flag", "approve", "block"]);
export type GeofenceMode = z.infer<typeof geofenceModeSchema>;

/**
 * The rule for clock-ins by position: `flag` notes it, `approve` requires a decision, `block`
 * refuses the clock-in. Degrees north and east (WGS 84), a radius in metres.
 */
export const geofenceSchema = z
  .object({
    mode: geofenceModeSchema,
    latitude: z.nullable(
      z.number().check(z.minimum(-90, issue("atLeast", -90)), z.maximum(90, issue("atMost", 90))),
    ),
    longitude: z.nullable(
      z
        .number()
        .check(z.minimum(-180, issue("atLeast", -180)), z.maximum(180, issue("atMost", 180))),
    ),
    radiusMetres: z
      .int()
      .check(
        z.minimum(25, issue("atLeastMetres", 25)),
        z.maximum(5000, issue("atMostMetres", 5000)),
      ),
  })
  .check(({ value, issues }) => {
    if (value.mode === "off") return;
    for (const name of ["latitude", "longitude"] as const) {
      if (value[name] !== null) continue;
      const message = missing[name];
      issues.push({ code: "custom", input: value, path: [name], message });
    }
  });
const missing = {
  latitude: issue("enterLatitude"),
  longitude: issue("enterLongitude"),
} as const;
export type Geofence = z.infer<typeof geofenceSchema>;

/** The default until it is changed: no position is requested. */
export const noGeofence: Geofence = {
  mode: "off",
  latitude: null,
  longitude: null,
  radiusMetres: 100,
};

import { z } from "zod";

export const geofenceModeSchema = z.enum(["off", "flag", "approve", "block"]);
export type GeofenceMode = z.infer<typeof geofenceModeSchema>;

/**
 * The rule for clock-ins by position: `flag` notes it, `approve` requires a decision, `block`
 * refuses the clock-in. Degrees north and east (WGS 84), a radius in metres.
 */
export const geofenceSchema = z
  .object({
    mode: geofenceModeSchema,
    latitude: z.number().min(-90, "At least -90.").max(90, "At most 90.").nullable(),
    longitude: z.number().min(-180, "At least -180.").max(180, "At most 180.").nullable(),
    radiusMetres: z.int("Use whole metres.").min(25, "At least 25 m.").max(5000, "At most 5000 m."),
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
  latitude: "Enter the latitude, for example 40.7128.",
  longitude: "Enter the longitude, for example -74.0060.",
} as const;
export type Geofence = z.infer<typeof geofenceSchema>;

/** The default until it is changed: no position is requested. */
export const noGeofence: Geofence = {
  mode: "off",
  latitude: null,
  longitude: null,
  radiusMetres: 100,
};

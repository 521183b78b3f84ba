export const deviceTypes = ["desktop", "mobile", "tablet"] as const;

export type DeviceType = (typeof deviceTypes)[number];

const mostMobilePixels = 480;
const mostTabletPixels = 1024;

/**
 * The kind of device (specification, section 9): what its browser says, else by the smaller side of its screen in CSS
 * pixels. `undefined` when neither is known.
 */
export function deviceType(
  said: DeviceType | undefined,
  smallerSidePixels: number | undefined,
): DeviceType | undefined {
  if (said || smallerSidePixels === undefined) return said;
  if (smallerSidePixels <= mostMobilePixels) return "mobile";
  return smallerSidePixels <= mostTabletPixels ? "tablet" : "desktop";
}

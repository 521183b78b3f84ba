import type { LoaderFunctionArgs } from "react-router";
import { carDrawing } from "../../server/cars/car-drawing.ts";

/**
 * `/drawings/{body}/{rrggbb}.svg`: the drawing of a body in one colour. The address determines the content, so it never changes.
 */
export function loader({ params }: LoaderFunctionArgs): Response {
  const colour = /^([0-9a-f]{6})\.svg$/.exec(params.file ?? "")?.[1];
  const drawing = colour && carDrawing(params.body ?? "", `#${colour}`);
  if (!drawing) return new Response("No such drawing", { status: 404 });
  return new Response(drawing, {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=31536000, immutable",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}

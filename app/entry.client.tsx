import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isAtWork } from "./routes/document/at-work.ts";
import { firstTouchOrRest } from "./ui/browser/first-touch.ts";
import { mendPictures } from "./ui/browser/mend-pictures.ts";

mendPictures();
if (!isAtWork(location.pathname)) await firstTouchOrRest();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

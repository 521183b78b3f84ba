import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isAtWork } from "./routes/document/at-work.ts";
import { isLeftToServer, isLive, loadPlain, markBegun } from "./routes/document/leave-to-server.ts";
import { TakenOver } from "./routes/document/taken-over.tsx";
import { firstTouchOrRest } from "./ui/browser/first-touch.ts";
import { mendPictures } from "./ui/browser/mend-pictures.ts";

mendPictures();
if (!isAtWork(location.pathname)) await firstTouchOrRest();
if (!isLeftToServer()) takeOver();

function takeOver() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TakenOver>
          <HydratedRouter />
        </TakenOver>
      </StrictMode>,
      { onUncaughtError: giveUp, onCaughtError: giveUp },
    );
  });
  markBegun();
}

/** An error page stands where its route put it. Where React has taken the whole page away, only the server can draw it again. */
function giveUp(error: unknown) {
  reportError(error);
  if (!isLive()) loadPlain();
}

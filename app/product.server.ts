/** The product as `npm start` runs it, built into one module: started from there it reads one file instead of a thousand. */
export { endStreams, finishPages, pages, startMail } from "./pages.server.ts";
export { createApp } from "./server/app.ts";
export { parseEnv } from "./server/env.server.ts";
export { listenOn } from "./server/listen-on.ts";
export { mailNotes } from "./server/mail/desk/mail-notes.ts";
export { openWorld } from "./server/open-world.ts";

/**
 * Says before the first paint that scripts run, so that date fields are covered by their final look, and keeps a tap on one for
 * the calendar that its scripts bring (`ui/controls/date/early-tap`): the browser's own never opens first. Where the scripts do
 * not come in time, the browser's own field is uncovered and opened. It is sent as written: nothing compiles it.
 */
const taps = `(() => {
  const patienceMs = 6000;
  document.documentElement.dataset.scripts = "";
  addEventListener("click", ({ target }) => {
    const face = target.closest?.("[data-opens]");
    if (!face) return;
    window.dateTapped = face.dataset.opens;
    face.dataset.waits = "";
    setTimeout(() => {
      if (!face.isConnected) return;
      delete window.dateTapped;
      face.dataset.late = "";
      const field = document.getElementById(face.dataset.opens);
      field?.focus();
      try { field?.showPicker(); } catch {}
    }, patienceMs);
  }, true);
})()`;

/** Returns the page with the script at the end of its head, under the page's nonce. */
export function earlyTaps(html: string, nonce: string): string {
  return html.replace("</head>", () => `<script nonce="${nonce}">${taps}</script></head>`);
}

/**
 * Did a finger open the date field before its scripts were there? The script in the page's head keeps the browser's own calendar
 * shut, and notes the field (`routes/document/scripts-last`); the note is taken once.
 */
export function takeEarlyTap(fieldId: string): boolean {
  if (!("dateTapped" in window) || window.dateTapped !== fieldId) return false;
  delete window.dateTapped;
  return true;
}

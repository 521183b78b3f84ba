/**
 * The oldest browsers, by the names of MDN's data: README.md, "Browsers", says the same. Pages are drawn from what knows cascade
 * layers on; the back office's libraries ask for more.
 */
import type { Floor } from "./browser-support.ts";

export const publicFloor: Floor = {
  safari: 15.4,
  safari_ios: 15.4,
  chrome: 99,
  chrome_android: 99,
  firefox: 97,
  firefox_android: 97,
  samsunginternet_android: 18,
};

export const adminFloor: Floor = {
  safari: 16.4,
  safari_ios: 16.4,
  chrome: 111,
  chrome_android: 111,
  firefox: 115,
  firefox_android: 115,
};

/** What syntax and styles are lowered to, for the bundler. One build serves both floors; Samsung's browser is a Chrome. */
export const buildTarget = ["safari15.4", "ios15.4", "chrome99", "firefox97"];

/** What the check finds and what is nevertheless right, each with the reason. */
export const excused: Readonly<Record<string, string>> = {
  ".take": "words of ours have it too",
  ".show": "words of ours have it too",
  ".close":
    "tabs of channels and windows have it too; dialogs know it when they know showModal, which is asked for",
  ".assign": "of location",
  ".isValid": "of the street map's own bounds",
  ".translate": "of the street map's canvas",
  ".toArray": "of the drag and drop's own map",
  ".getSelection": "of the document, which always had it; the shadow tree's is the new one",
  ".use": "React's own",
  ".showPicker": "is tried, and the select has the focus where it is unknown",
  print: "a button of Firefox on Android before 114 does nothing",
  cancelIdleCallback: "is there whenever requestIdleCallback is, which is asked for",
  TransformStream:
    "React Router reads its data through one: Firefox before 102 has none, and keeps the server's page",
  ".pipeThrough":
    "React Router reads its data through it: Firefox before 102 has none, and keeps the server's page",
};

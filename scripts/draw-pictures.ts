import { drawPictures } from "./pictures/draw-pictures.ts";

/** A part of the build: the pictures that the site is shared with, and its icons. */
await drawPictures("build/client");

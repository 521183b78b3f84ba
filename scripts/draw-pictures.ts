import { drawPictures } from "./pictures/draw-pictures.ts";

/** A step of the build: the pictures for shared links, and the icons. */
await drawPictures("build/client");

import { reactRouter } from "@react-router/dev/vite";
import { AtRule, type PluginCreator } from "postcss";
import { defineConfig } from "vite";

/**
 * Files of the browser build. What every page needs is two of them, because a few files compress better than
 * many; the frameworks' one stays cached between releases. The calendar stands alone: it loads on first touch.
 */
const groups = [
  { name: "vendor", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  {
    name: "frame",
    test: /app[\\/](root|routes[\\/](use-site|error-page|site[\\/]layout)|ui[\\/](layout[\\/](site-(frame|header|menu|links|footer-later)|logo|language)|controls[\\/](button|icon|sheet|class-names|messenger|use-hydrated|first-touch|check)|booking[\\/]search-form-later)|i18n[\\/](site|paths|phone|format|calendar-names)|domain[\\/](language|calendar))\b/,
  },
];

/**
 * Puts each CSS module into the cascade layer of its floor, so that a page may correct a piece and a piece a
 * control, whatever order the files were bundled in.
 */
const layers: PluginCreator<never> = () => ({
  postcssPlugin: "floor-layers",
  Once(root) {
    const path = root.source?.input.file ?? "";
    // Controls name their layer themselves: base.css stands inside it, below them.
    if (!path.endsWith(".module.css") || /app[\\/]ui[\\/]controls/.test(path)) return;
    const name = /app[\\/]ui/.test(path) ? "pieces" : "pages";
    const layer = new AtRule({ name: "layer", params: name, nodes: root.nodes });
    root.removeAll();
    // Said in every file, because the first one to be read decides.
    root.append(new AtRule({ name: "layer", params: "controls, pieces, pages" }), layer);
  },
});
layers.postcss = true;

export default defineConfig({
  plugins: [reactRouter()],
  css: { postcss: { plugins: [layers()] } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // One stylesheet: what loads at the first touch is drawn before that, so its look cannot come with it.
    cssCodeSplit: false,
    minify: "terser",
    terserOptions: {
      module: true,
      compress: { passes: 3, ecma: 2020, unsafe_arrows: true, pure_getters: true },
      format: { comments: false },
    },
  },
  // Its index brings Tailwind and Prettier along: bundled, only the pieces that letters use are loaded.
  ssr: { noExternal: [/^@react-email\//] },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups } } } } },
    // The server build is one module that answers page requests; main.ts, tests and dev.ts hand it their deps.
    ssr: { build: { minify: false, rollupOptions: { input: "./app/pages.server.ts" } } },
  },
});

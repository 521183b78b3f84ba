import { reactRouter } from "@react-router/dev/vite";
import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { AtRule, parse, root as postcssRoot, type PluginCreator } from "postcss";
import { defineConfig, type Plugin } from "vite";
import { buildTarget } from "./scripts/checks/floors.ts";

/**
 * Files of the browser build. What every page needs is two of them, because a few files compress better than
 * many; the frameworks' one stays cached between releases. What nearly every page needs, but no first sight of the home page, is
 * a third.
 */
const groups = [
  { name: "vendor", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  {
    name: "frame",
    test: /app[\\/](root|routes[\\/](request[\\/]use-site|document[\\/](error-kind|leave-to-server|head-scripts|taken-over)|site[\\/]frame[\\/]layout)|ui[\\/](layout[\\/](frame[\\/](site-(frame|header|menu|links|footer-later)|logo|language))|controls[\\/](square-button|icon|draw-icon|list|sheet|class-names|messengers[\\/](bubble|whats-app-icon))|browser[\\/](use-hydrated|first-touch)|booking[\\/](search[\\/]search-form-later|car[\\/]car-drawing))|i18n[\\/](site|paths|phone)|domain[\\/]language)\b|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]check\./,
  },
  {
    name: "pages",
    test: /app[\\/](ui[\\/]controls[\\/](button|messengers)|i18n[\\/](format|calendar-names)|domain[\\/](calendar|plain-text))\b/,
  },
];

/** What only members of the staff see, or a renter who signs on a phone: visitors do not load its rules. */
const adminFiles = /app[\\/]((ui|routes)[\\/]admin|ui[\\/](handover|charts))[\\/]/;
const layerOrder = "controls, pieces, pages, admin.pieces, admin.pages";

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
    const floor = /app[\\/]ui/.test(path) ? "pieces" : "pages";
    const name = adminFiles.test(path) ? `admin.${floor}` : floor;
    const layer = new AtRule({ name: "layer", params: name, nodes: root.nodes });
    root.removeAll();
    // Said in every file, because the first one to be read decides.
    root.append(new AtRule({ name: "layer", params: layerOrder }), layer);
  },
});
layers.postcss = true;

/**
 * Takes the rules of the back office out of the one stylesheet that visitors load, into a file of their own whose address the
 * server's build reads from `virtual:admin-styles`. In development styles come with the scripts, and there is no address.
 */
function adminStyles(): Plugin {
  const name = "virtual:admin-styles";
  let address: string | undefined;
  return {
    name: "admin-styles",
    enforce: "post",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(address)};` : undefined),
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      const sheet = Object.values(bundle).find(({ fileName }) =>
        /style-[^/]+\.css$/.test(fileName),
      );
      if (sheet?.type !== "asset") throw new Error("The build made no stylesheet.");
      const [publicRules, adminRules] = [parse(String(sheet.source)), postcssRoot()];
      publicRules.walkAtRules("layer", (rule) => {
        if (/^admin\b/.test(rule.params) && rule.nodes) adminRules.append(rule.remove());
      });
      sheet.source = publicRules.toString();
      const source = `@layer ${layerOrder};${adminRules.toString()}`;
      const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
      const fileName = `assets/admin-${hash}.css`;
      this.emitFile({ type: "asset", fileName, source });
      address = `/${fileName}`;
    },
  };
}

/** Lets `ui/controls/draw-icon` draw the icons of Lucide, on the server and in browsers alike. */
function smallIcons(): Plugin {
  return {
    name: "small-icons",
    enforce: "pre",
    resolveId: (source, importer) =>
      importer?.includes("lucide-react") && source.includes("createLucideIcon")
        ? resolve(import.meta.dirname, "app/ui/controls/draw-icon.ts")
        : undefined,
  };
}

/** Their index brings much else along (that of the letters Tailwind and Prettier): bundled, only what is used of them is loaded. */
const inPieces = [/^@react-email\//, "lucide-react"];

/** Packages of very many small files: the product's start took twice as long while it read every one of them. */
const ofManyFiles =
  /^(@better-auth\/.*|better-auth|better-call|drizzle-orm|jose|libphonenumber-js|rate-limiter-flexible|zod)$/;

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), adminStyles(), smallIcons()],
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
  // In development each of their files would be translated first.
  ssr: { noExternal: command === "build" ? [...inPieces, ofManyFiles] : inPieces },
  environments: {
    client: {
      build: {
        target: buildTarget,
        // A list of what each later script needs would weigh in the first ones: a later script asks for it itself.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        cssTarget: buildTarget,
        rollupOptions: { output: { codeSplitting: { groups } } },
      },
    },
    // The server build is one module; main.ts starts the product from it, tests hand its pages their deps.
    ssr: { build: { minify: false, rollupOptions: { input: "./app/product.server.ts" } } },
  },
}));

import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

/** What every page needs is one file: it compresses better than five, and stays cached between releases. */
const vendor = {
  name: "vendor",
  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
};

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    minify: "terser",
    terserOptions: {
      module: true,
      compress: { passes: 3, ecma: 2020, unsafe_arrows: true, pure_getters: true },
      format: { comments: false },
    },
  },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: [vendor] } } } } },
    // The server build is one module that answers page requests; main.ts, tests and dev.ts hand it their deps.
    ssr: { build: { minify: false, rollupOptions: { input: "./app/pages.server.ts" } } },
  },
});

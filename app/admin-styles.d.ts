/** Made by the build (vite.config.ts). */
declare module "virtual:admin-styles" {
  const address: string | undefined;
  export default address;
}

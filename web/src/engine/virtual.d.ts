/** The address of the compiled rules; null if the build had no compiler for them. */
declare module "virtual:rules" {
  const url: string | null;
  export default url;
}

// Single icons of lucide-static, which ships no types for them. Islands import these files rather than the package: through the
// package's index esbuild puts every icon of the site into one shared chunk, five kilobytes that each island would load.

declare module 'lucide-static/dist/esm/icons/*.mjs' {
  const svg: string
  export default svg
}

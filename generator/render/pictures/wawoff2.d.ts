// wawoff2 has no types. This is the one function that is used: the other half of the package takes as much memory.

declare module 'wawoff2/decompress.js' {
  const decompress: (woff2: Uint8Array) => Promise<Uint8Array>
  export default decompress
}

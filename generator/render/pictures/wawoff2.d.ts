// wawoff2 has no types. This is the one function that is used.

declare module 'wawoff2' {
  const wawoff2: { decompress: (woff2: Uint8Array) => Promise<Uint8Array> }
  export default wawoff2
}

// The watch's bundler imports style sheets as text, for constructable style sheets.

declare module '*.css' {
  const text: string
  export default text
}

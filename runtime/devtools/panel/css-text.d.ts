// Style sheets of the panel: the watch's bundler hands them over as text, for a constructable style sheet.

declare module '*.css' {
  const text: string
  export default text
}

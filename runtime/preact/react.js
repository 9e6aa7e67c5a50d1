// `react` of sites that are built with Preact. Plain JavaScript: the types of preact/compat cannot be exported again.

export * from 'preact/compat'
export { default } from 'preact/compat'
export { useId } from './prefixed-id.ts'

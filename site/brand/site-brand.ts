// Chooses the brand of the pages and pictures.

export { parley as brand } from '../parley/parley.ts'

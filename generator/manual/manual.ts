// The door of this folder: files of the manual → its pages, the places that speak of a word, and a page as text.

export { findPlaces, nearWords } from './find-places.ts'
export { printPage } from './print-page.ts'
export { type ManualPage, readPages } from './read-manual.ts'

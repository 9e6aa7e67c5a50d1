import type { ReactNode } from 'react'

// On a grid of 16 by 16.
const paths = {
  add: 'M8 3v10M3 8h10',
  close: 'M4 4l8 8M12 4l-8 8',
  fold: 'M6 3l5 5-5 5',
  unfold: 'M10 3L5 8l5 5',
  dock: 'M2.5 3.5h11v9h-11zM9.5 3.5v9M4.5 6.5h2.5M4.5 9h2.5',
  copy: 'M6 6h7v7H6zM3 10V3h7',
  check: 'M3 8.5l3.5 3.5L13 5',
  eye: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 6.2a1.8 1.8 0 100 3.6 1.8 1.8 0 000-3.6z',
  'eye-off':
    'M2 2l12 12M6.2 3.8A6 6 0 018 3.5c4 0 6.5 4.5 6.5 4.5a12 12 0 01-1.9 2.4' +
    'M4 5.2A11 11 0 001.5 8S4 12.5 8 12.5a6 6 0 002.8-.7',
  up: 'M8 13V3M3.5 7.5L8 3l4.5 4.5',
  down: 'M8 3v10M3.5 8.5L8 13l4.5-4.5',
  grip: 'M6 3.5v.01M10 3.5v.01M6 8v.01M10 8v.01M6 12.5v.01M10 12.5v.01',
  duplicate: 'M6 6h7v7H6zM3 10V3h7M9.5 7.8v3.4M7.8 9.5h3.4',
  undo: 'M6 3L2.5 6.5 6 10M2.5 6.5H10a3.5 3.5 0 010 7H7',
  redo: 'M10 3l3.5 3.5L10 10M13.5 6.5H6a3.5 3.5 0 000 7h3',
  grid: 'M3 3h4v4H3zM9 3h4v4H9zM3 9h4v4H3zM9 9h4v4H9z',
  list: 'M5.5 4H14M5.5 8H14M5.5 12H14M2.5 4v.01M2.5 8v.01M2.5 12v.01',
  image: 'M2.5 3.5h11v9h-11zM2.5 11l3.5-3.5 3 3 1.5-1.5 3 2.5M10.5 6.2v.01',
  'image-off': 'M2 2l12 12M5 3.5h8.5v8M13 12.5H2.5v-9M2.5 11L6 7.5l4 4',
  video: 'M2.5 4h8v8h-8zM10.5 7l3-2v6l-3-2',
  document: 'M4 2.5h5l3 3v8H4zM9 2.5v3h3M6 8.5h4M6 11h4',
  upload: 'M8 11V3M4.5 6.5L8 3l3.5 3.5M3 13h10',
  replace: 'M3 6.5h9.5L10 4M13 9.5H3.5L6 12',
  crop: 'M4.5 1.5v10h10M1.5 4.5h10v10',
  markdown: 'M1.5 4h13v8h-13zM4 10V6.2l2 2.3 2-2.3V10M11.5 6.2v3.6M10 8.4l1.5 1.5L13 8.4',
  uses: 'M6.5 9.5l3-3M7.2 4.6l1-1a2.8 2.8 0 014 4l-1 1M8.8 11.4l-1 1a2.8 2.8 0 01-4-4l1-1',
  remove: 'M3 4.5h10M6 4.5V3h4v1.5M4.5 4.5L5 13h6l.5-8.5M6.8 7v3.5M9.2 7v3.5',
  warning: 'M8 2.5l6 11H2zM8 6.5v3.2M8 11.6v.01',
} as const

export type IconName = keyof typeof paths

/** An icon of the panel, hidden from screen readers. */
export function Icon({ name }: { name: IconName }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  )
}

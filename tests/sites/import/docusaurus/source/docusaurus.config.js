// @ts-check
import { themes } from 'prism-react-renderer'

/** @type {import('@docusaurus/types').Config} */
const config = {
  title: 'Blue Lake',
  tagline: 'Boats, boards and birds.',
  url: 'https://lake.example.com',
  baseUrl: '/',
  presets: [
    [
      'classic',
      { docs: { sidebarPath: './sidebars.js', lastVersion: 'current', versions: { current: { label: '2.0' } } } },
    ],
  ],
  themeConfig: { navbar: { title: 'Lake' }, prism: { theme: themes.github } },
}

throw new Error('this file is read, never run')

export default config

import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'

export default defineConfig({
  site: 'https://lake.example.com',
  base: '/help',
  integrations: [
    starlight({
      // title: 'No',
      title: 'Blue Lake',
      description: "The lake's handbook.",
      sidebar: [{ label: 'Guides', autogenerate: { directory: 'guides' } }],
    }),
  ],
})

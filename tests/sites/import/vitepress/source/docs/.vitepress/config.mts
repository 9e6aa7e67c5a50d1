import { defineConfig } from 'vitepress'

const base = '/'

export default defineConfig({
  title: 'Blue Lake',
  description: 'Boats and birds.',
  lang: 'de-DE',
  cleanUrls: false,
  sitemap: { hostname: 'https://lake.example.com' },
  themeConfig: { sidebar: { '/guide/': [{ text: 'Guide', items: [] }] } },
})

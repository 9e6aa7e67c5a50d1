// Shortcodes and links of a Hugo site whose own templates say what they print.

import { expect, test } from 'vitest'
import { plan } from '../../../setup/plan-folder.ts'

const page = (text: string, head = '') => `---\ntitle: Page\n${head}---\n\n${text}\n`

const site = {
  'hugo.toml':
    'baseURL = "https://kiln.example.com/"\n[params]\nrelease = "v2.4"\nLATER = "In {1}: "\n' +
    '[markup.goldmark.parser]\nautoDefinitionTermID = true\n',
  'data/urls.toml': '"base" = "https://code.example.com/kiln"\n"alias" = "alias.html"\n',
  'layouts/_shortcodes/source.html':
    '{{/* A link. */}}\n{{- with index hugo.Data.urls (.Get 0) }}\n' +
    '{{- urls.JoinPath hugo.Data.urls.base . }}\n{{- else }}{{ errorf "none" }}{{ end }}\n',
  'layouts/shortcodes/release.html': '{{ site.Params.release }}',
  'layouts/shortcodes/key.html': '<kbd>{{ .Inner }}</kbd>',
  'layouts/shortcodes/version.html': '{{ hugo.Version }}',
  'layouts/shortcodes/script.html': '<script>alert({{ .Get 0 }})</script>',
  'layouts/shortcodes/self.html': '{{ .Page.RenderShortcodes }}',
  'layouts/shortcodes/terms.html':
    '{{ range (site.GetPage "/terms").Pages.ByTitle }}\n{{ .Title }}\n' +
    ': {{ .RawContent | strings.TrimSpace | safeHTML }}\n{{ end }}',
  'layouts/_markup/render-link.html':
    '{{ $href := .Destination }}{{ if eq .Destination "g" }}' +
    '{{ $href = printf "/glossary/#%s" (anchorize .PlainText) }}{{ end }}<a href="{{ $href }}">{{ .Text }}</a>',
}

test.each<[string, string]>([
  ['[code]({{% source alias %}})', '[code](https://code.example.com/kiln/alias.html)'],
  ['Get {{< release >}} now.', 'Get v2.4 now.'],
  ['Press {{< key >}}A{{< /key >}}.', 'Press <kbd>A</kbd>.'],
  ['{{% _param LATER "2.0" %}}more', 'In 2.0: more'],
  ['`{{</* release */>}}`', '`{{< release >}}`'],
  // What is not known stays, and what pages may not have.
  ['{{% source none %}}', '{{% source none %}}'],
  ['{{< version >}}', '{{< version >}}'],
  ['{{< script 1 >}}', '{{< script 1 >}}'],
])('%s', async (written, expected) => {
  const { files } = await plan('hugo', { ...site, 'content/a.md': page(written) })
  expect(files['docs/a.md']?.split('---\n\n')[1]?.trim()).toBe(expected)
})

test('a shortcode that prints its own page ends', async () => {
  const { files } = await plan('hugo', { ...site, 'content/a.md': page('Text. {{% self %}}') })
  expect(files['docs/a.md']).toContain('Text.')
})

test('a link that the template of links reads leads to a term that a shortcode lists', async () => {
  const { files, rows } = await plan('hugo', {
    ...site,
    'content/a.md': page('A [_page bundle_](g), and [none](h).'),
    'content/glossary.md': page('{{% terms %}}'),
    'content/terms/_index.md': page('Text.', 'cascade:\n  build:\n    render: never\n'),
    'content/terms/page-bundle.md': '---\ntitle: page bundle\n---\n\nA folder.\n',
  })
  expect(files['docs/a.md']).toContain('A [_page bundle_](glossary.md#page-bundle), and none.')
  expect(files['docs/glossary.md']).toContain('<dt id="page-bundle">')
  expect(rows.filter((row) => row.includes('the link to'))).toEqual([
    'content/a.md:5 the link to "h": there is no such page or file in the folder',
  ])
})

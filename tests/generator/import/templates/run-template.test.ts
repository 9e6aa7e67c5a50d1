// Templates of Go, as far as they print what their arguments say.

import { expect, test } from 'vitest'
import { parseTemplate } from '#generator/import/templates/parse-template.ts'
import { runTemplate } from '#generator/import/templates/run-template.ts'
import { type GoValue, toGo, unknownValue } from '#generator/import/templates/values.ts'

const page = toGo({ Title: 'Hot kiln', Params: { version: 'v2.4', parts: ['a', 'b'] } })
const dot = { go: (name: string): GoValue => ({ Title: 'Hot kiln', Name: 'own', Page: page })[name] ?? unknownValue }
const world = {
  names: { site: { go: (name: string) => (name === 'Params' ? toGo({ host: 'kiln.example.com' }) : unknownValue) } },
  partialOf: (name: string) => (name === 'sum.html' ? parseTemplate('{{ return (add . 1) }}') : undefined),
}

function run(source: string): string | undefined {
  const template = parseTemplate(source)
  return template && runTemplate(template, dot, world)
}

test.each<[string, string]>([
  ['{{ .Title }}', 'Hot kiln'],
  ['a {{- .Title -}} b', 'aHot kilnb'],
  ['{{/* nothing }} here */}}x', 'x'],
  ['{{ printf "%s-%d %q %[1]s" .Title 3 "y" }}', 'Hot kiln-3 "y" Hot kiln'],
  ['{{ with .Page.Params.version }}{{ strings.TrimPrefix "v" . }}{{ else }}none{{ end }}', '2.4'],
  ['{{ range $i, $p := .Page.Params.parts }}{{ $i }}{{ $p }} {{ end }}', '0a 1b '],
  ['{{ range $k, $v := dict "b" 2 "a" 1 }}{{ $k }}{{ $v }}{{ end }}', 'a1b2'],
  ['{{ range (slice 1 2 3) }}{{ if eq . 2 }}{{ continue }}{{ end }}{{ . }}{{ end }}', '13'],
  ['{{ $a := "x" }}{{ if true }}{{ $a = "y" }}{{ end }}{{ $a }}', 'y'],
  ['{{ if false }}1{{ else if eq .Name "own" }}2{{ else }}3{{ end }}', '2'],
  ['{{ replace site.Params.HOST "kiln" "oven" | upper }}', 'OVEN.EXAMPLE.COM'],
  ['{{ "<b>" }}{{ "<b>" | safeHTML }}', '&lt;b><b>'],
  ['{{ urls.JoinPath "https://kiln.example.com/" "/a/" "b" }}', 'https://kiln.example.com/a/b'],
  ['{{ partial "sum.html" 2 }}', '3'],
  ['{{ define "x" }}[{{ . }}]{{ end }}{{ template "x" .Title }}', '[Hot kiln]'],
  ['{{ or .Page.Params.none "else" }}{{ and 1 "" }}', 'else'],
  // Nobody reads what a warning says.
  ['{{ if lt hugo.Version "1" }}{{ warnf "old" }}{{ end }}ok', 'ok'],
  ['{{ if lt hugo.Version "1" }}{{ errorf "old" }}{{ end }}ok', 'ok'],
])('%s', (source, expected) => {
  expect(run(source)).toBe(expected)
})

test.each([
  ['a value that only a build knows', '{{ hugo.Version }}'],
  ['a condition on it', '{{ if hugo.Version }}a{{ else }}b{{ end }}'],
  ['a list of it', '{{ range site.Pages }}a{{ end }}'],
  ['a function that is not known', '{{ resources.Get "a" }}'],
  ['a refusal', '{{ errorf "no" }}'],
  ['a partial that is not there', '{{ partial "none.html" . }}'],
  ['a partial in itself', '{{ define "x" }}{{ template "x" . }}{{ end }}{{ template "x" . }}'],
  ['a text that doubles', `{{ $a := "ab" }}${'{{ $a = print $a $a }}'.repeat(40)}{{ $a }}`],
  ['many loops', `${'{{ range 1000 }}'.repeat(8)}a${'{{ end }}'.repeat(8)}`],
  ['no end', '{{ if true }}a'],
  ['an end too many', 'a{{ end }}'],
  ['braces without end', '{{ .Title'],
  ['a text without end', '{{ "a }}'],
  ['many brackets', `{{ ${'('.repeat(5000)}1${')'.repeat(5000)} }}`],
  ['keys of every object', '{{ .Page.__proto__.constructor }}{{ site.constructor }}'],
])('a template with %s prints nothing', (_, source) => {
  expect(run(source)).toBeUndefined()
})

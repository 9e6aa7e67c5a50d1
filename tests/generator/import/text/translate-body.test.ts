// Forms of each tool → Libretto's Markdown, one by one. tests/cli/import-samples.test.ts has whole sites.

import { describe, expect, test } from 'vitest'
import type { Tool } from '#generator/import/source/tools.ts'
import { translate } from '../../../setup/translate-text.ts'

describe('a form', () => {
  test.each<[Tool, string, string]>([
    ['docusaurus', ':::danger\nNo.\n:::', ':::danger\nNo.\n:::'],
    ['docusaurus', '::::note\n:::tip\nIn.\n:::\nOut.\n::::', '::::note\n:::tip\nIn.\n:::\n\nOut.\n::::'],
    ['docusaurus', '1. One\n\n   :::info a [b\n   In.\n   :::', '1. One\n\n   :::note[a \\[b]\n   In.\n   :::'],
    ['docusaurus', '<details open><summary>A **b**</summary>In.</details>', ':::details[A **b**]{open}\nIn.\n:::'],
    ['docusaurus', 'Write `<Tabs>` and `:::note`.', 'Write `<Tabs>` and `:::note`.'],
    ['docusaurus', '```md\n:::info\n<Tabs>\n```', '```md\n:::info\n<Tabs>\n```'],
    ['hugo', '- ```html\n  <script>a</script>\n  ```', '- ```html\n  <script>a</script>\n  ```'],
    ['vitepress', '~~~md\n~~~js\n<style>a</style>\n~~~', '~~~md\n~~~js\n<style>a</style>\n~~~'],
    ['docusaurus', '{/* truncate */}\nText.', 'Text.'],
    ['docusaurus', "One{' '}\n**two**{' '}\nthree {'<'}p{\">\"} {'a_b'}", 'One \n**two** \nthree \\<p\\> a\\_b'],
    ['docusaurus', "`{' '}` {x} {1 + 1}", "`{' '}` {x} {1 + 1}"],
    ['markdown', '/// warning | Hot\nIn.\n///\nOut.', ':::warning[Hot]\nIn.\n:::\n\nOut.'],
    ['markdown', '/// admonition | Hot\n    type: tip\n\nIn.\n///', ':::tip[Hot]\nIn.\n:::'],
    ['markdown', '/// details | More\n    open: True\n\nIn.\n///', ':::details[More]{open}\nIn.\n:::'],
    [
      'markdown',
      '/// tab | A\n//// note\nIn.\n////\n///\n\n/// tab | B\nTwo.\n///',
      ':::::tabs\n::::tab[A]\n:::note\nIn.\n:::\n::::\n\n:::tab[B]\nTwo.\n:::\n:::::',
    ],
    ['markdown', '/// note\nno end\n\n```\n/// tip\n///\n```', '/// note\nno end\n\n```\n/// tip\n///\n```'],
    ['vitepress', '::: warning\nNo.\n:::', ':::warning\nNo.\n:::'],
    ['vitepress', '::: details More {open}\nIn.\n:::', ':::details[More]{open}\nIn.\n:::'],
    ['vitepress', '```js{1,3} [a.js]\n1\n```', '```js title="a.js" {1,3}\n1\n```'],
    ['eleventy', '```js/1,3-4\n1\n```', '```js {1,3-4}\n1\n```'],
    ['vitepress', '```js\na // [!code ++]\nb\n```', '```js diff\n+ a\n  b\n```'],
    ['hugo', '{{< callout type="error" >}}No.{{< /callout >}}', ':::danger\nNo.\n:::'],
    ['hugo', '{{% expand "More" %}}In.{{% /expand %}}', ':::details[More]\nIn.\n:::'],
    [
      'hugo',
      '{{< tabs items="A,B" >}}{{< tab >}}1{{< /tab >}}{{< tab >}}2{{< /tab >}}{{< /tabs >}}',
      '::::tabs\n:::tab[A]\n1\n:::\n\n:::tab[B]\n2\n:::\n::::',
    ],
    ['hugo', '{{< details summary="More" open=true >}}In.{{< /details >}}', ':::details[More]{open}\nIn.\n:::'],
    [
      'hugo',
      '{{< tabpane lang="sh" >}}\n{{< tab header="A" >}}\n# a *b*\n{{< /tab >}}\n' +
        '{{< tab "B" "go" >}}\nb := 1\n\n{{< /tab >}}\n{{< /tabpane >}}',
      '::::tabs\n:::tab[A]\n```sh\n# a *b*\n```\n:::\n\n:::tab[B]\n```go\nb := 1\n\n```\n:::\n::::',
    ],
    [
      'hugo',
      '{{< tabpane text=true >}}\n{{% tab header="A" %}}\n*a*\n{{% /tab %}}\n{{< /tabpane >}}',
      '::::tabs\n:::tab[A]\n*a*\n:::\n::::',
    ],
    ['hugo', '{{< figure src="a b.png" alt="A" >}}', '![A](<a b.png>)'],
    ['hugo', '{{< highlight go >}}x{{< /highlight >}}', '```go\nx\n```'],
    ['starlight', '<Aside>In.</Aside>', ':::note\nIn.\n:::'],
    ['starlight', '<LinkCard title="A" href="/a/" />', '- [A](/a/)'],
    ['hugo', '{{< code-toggle file=hugo >}}\na = 1\n{{</ code-toggle >}}', '```toml title="hugo.toml"\na = 1\n```'],
    ['hugo', '{{< code-toggle file="a.md" fm=true >}}\na: 1\n{{< /code-toggle >}}', '```yaml title="a.md"\na: 1\n```'],
    ['hugo', '{{< code-toggle >}}\n{ "a": 1 }\n{{< /code-toggle >}}', '```json\n{ "a": 1 }\n```'],
    ['hugo', '{{< code-toggle >}}\n[[a]]\nb = 1\n{{< /code-toggle >}}', '```toml\n[[a]]\nb = 1\n```'],
    ['jekyll', '{% highlight sh %}\nls\n{% endhighlight %}', '```sh\nls\n```'],
    ['eleventy', '{{ metadata.title }}', 'Lake'],
    ['vitepress', ':tada: and `:tada:` at 10:30:x: or :boat:', '🎉 and `:tada:` at 10:30:x: or :boat:'],
    ['jekyll', '{{ site.title }}: {% raw %}{{ x }}{% endraw %}', 'Lake: {{ x }}'],
    ['eleventy', 'a<br>b `<br>`', 'a\\\nb `<br>`'],
    ['eleventy', '<br />', ''],
    ['eleventy', 'a<br>\nb<br/>\n<br>\n\n<br>c', 'a\\\nb\n\nc'],
    ['eleventy', '- item<br />\n- <br>b\n\n> c<br>\n> d<br>', '- item\n- b\n\n> c\\\n> d'],
    ['eleventy', '## Head<br>two\n\nText.', '## Head two\n\nText.'],
    ['eleventy', 'a \\<br> \\<b>x\\</b> b', 'a \\<br> \\<b>x\\</b> b'],
    ['docusaurus', '<details><summary>A</summary>In.<br></details>', ':::details[A]\nIn.\n:::'],
    ['eleventy', '<b>Note:</b>text, a <i>b </i>c, <b>d</b>e', '**Note:** text, a *b* c, **d**e'],
    ['eleventy', '见<b>“注”</b>。<b>注意：</b>本文', '见 **“注”**。**注意：** 本文'],
    ['eleventy', '(<b>a.</b>) x<code>-f</code>y', '(**a.**) x`-f`y'],
    // Signs mean themselves in backticks, and backticks in <pre>.
    ['jekyll', '<code>&lt;a b=&quot;&amp;&quot;&gt;</code> <code>&copy;</code>', '`<a b="&">` <code>&copy;</code>'],
    // The heading of a box is its title, unless links lead to it.
    ['jekyll', '<div class="note">\n  <h5>A *b*</h5>\n  <p>C</p>\n</div>', ':::note[A *b*]\nC\n:::'],
    [
      'jekyll',
      '<div class="note">\n\n## A {#b}\n\nC\n</div>\n\n<div>\n<h2>D</h2>\n</div>',
      ':::note\n## A {#b}\n\nC\n:::\n\n## D',
    ],
    ['vitepress', '| <pre><code>a&lt;b</code></pre> |', '| <pre><code>a&lt;b</code></pre> |'],
    [
      'docusaurus',
      "<Tabs values={[{label:'One',value:'1'},{label:'Two',value:'2'}]}>\n<TabItem value='2'>\nB\n</TabItem>\n</Tabs>",
      '::::tabs\n:::tab[Two]\nB\n:::\n::::',
    ],
    [
      'docusaurus',
      '<Tabs items={["npm", "yarn"]}>\n<Tab>\nA\n</Tab>\n<Tab>\nB\n</Tab>\n</Tabs>',
      '::::tabs\n:::tab[npm]\nA\n:::\n\n:::tab[yarn]\nB\n:::\n::::',
    ],
    ['jekyll', 'Write `a<br>\n<b>{{ site.title }}</b>`, <b>b</b>.', 'Write `a<br>\n<b>Lake</b>`, **b**.'],
    ['docusaurus', '<Link to="/a/">A</Link> `<Link to="/b">B</Link>`', '[A](/a/) `<Link to="/b">B</Link>`'],
    ['starlight', '<LinkButton href="/a/">Go</LinkButton> <Badge text="New" />', '[Go](/a/) (New)'],
    ['vitepress', '## Calls <Badge>beta</Badge>', '## Calls (beta)'],
    [
      'hugo',
      '{{< card code=true header="**a.yaml**" lang="yaml" >}}\n\na: "{{ b }}"\n\n{{< /card >}} <br>\n\nB',
      '```yaml title="a.yaml"\n\na: "{{ b }}"\n\n```\n\nB',
    ],
    ['jekyll', 'A {% comment %}\nNo.\n{% endcomment %}B', 'A B'],
    ['eleventy', 'A {# no #}B {#id}', 'A B {#id}'],
  ])('of %s: %s', (tool, source, text) => {
    expect(translate(tool, source)).toEqual({ text, title: undefined, losses: [] })
  })
})

describe('headings', () => {
  test.each([
    ['# A `b` c #\n\nText.', 'A b c', 'Text.'],
    ['A\n===\n\n# B\n\n## C', 'A', '## B\n\n### C'],
    ['## A\n\n# B', undefined, '### A\n\n## B'],
    ['```sh\n# A\n```', undefined, '```sh\n# A\n```'],
    ['## A {#b}', undefined, '## A {#b}'],
    ['## A{/* #b.c:d */}', undefined, '## A {#b.c:d}'],
    ['## A {: #b .c }', undefined, '## A {#b}'],
    ['# C#\n\n# F# {#f}', 'C#', '## F# {#f}'],
    ['## A\n\n#### B\n\n#### C\n\n### D\n\n## E', undefined, '## A\n\n### B\n\n### C\n\n### D\n\n## E'],
    ['## A\n\n---\n\n- a\n-\n\n#### B', undefined, '## A\n\n---\n\n- a\n-\n\n### B'],
    ['### A\n\n#### B', undefined, '### A\n\n#### B'],
    ['A\n---\n\n#### B', undefined, 'A\n---\n\n#### B'],
  ])('%j', (source, title, text) => expect(translate('docusaurus', source)).toEqual({ text, title, losses: [] }))
})

test('what is not known stays, with its line', () => {
  const source = 'Text.\n\n{{< chart "a" >}}\n1\n{{< /chart >}}\n\n{{< tabs >}}'
  expect(translate('hugo', source)).toEqual({
    text: source,
    title: undefined,
    losses: [
      '3: the shortcode "chart" is not known and stays in the text',
      '7: the shortcode "tabs" is not known and stays in the text',
    ],
  })
})

test('a tab that only labels the others is left out, and reported', () => {
  const source =
    '{{< tabpane text=true >}}\n{{% tab header="OS:" disabled=true /%}}\n' +
    '{{< tab header="Or" disabled=true >}}x{{< /tab >}}\n{{% tab A %}}\nIn.\n{{% /tab %}}\n{{< /tabpane >}}'
  expect(translate('hugo', source)).toEqual({
    text: '::::tabs\n:::tab[A]\nIn.\n:::\n::::',
    title: undefined,
    losses: ['2: the tab "OS:", which cannot be opened', '3: the tab "Or", which cannot be opened'],
  })
})

test('titles of tabs that are computed are reported', () => {
  const source = '<Tabs items={names}>\n<Tab>\nA\n</Tab>\n</Tabs>'
  expect(translate('docusaurus', source).losses).toEqual(['1: the attribute "items" of <Tabs>'])
})

describe('indented code', () => {
  const link = '{{< ref "a.md" >}}'
  test.each<[Tool, string]>([
    ['hugo', `Text.\n\n    <b>${link}</b>\n\n    # [toc]\n\nText.`],
    ['hugo', `- One\n  - Two\n\n\t\t<b>b</b>\n\n        <b>${link}</b>`],
    ['hugo', '1. One\n\n       <b>b</b>\n2. Two\n## Title\n\n    <b>b</b>'],
    ['vitepress', '    ```js{1}\n    ::: info\n\n:::tip\nb\n\n    <b>b</b>\n:::'],
    ['jekyll', '* * *\n\n    echo "```" {1}\n    <b>b</b>'],
  ])('of %s stays: %s', (tool, source) => {
    expect(translate(tool, source, false)).toEqual({ text: source, title: undefined, losses: [] })
  })

  test('alone in a directive stays code', () => {
    const { text } = translate('hugo', '{{% tab A %}}\n\n    <b>b</b>\n\n{{% /tab %}}', false)
    expect(text).toBe(':::tab[A]\n    <b>b</b>\n:::')
  })

  test.each<[Tool, string, string]>([
    ['docusaurus', 'Text.\n\n    <b>b</b>', 'Text.\n\n    **b**'],
    ['hugo', 'Text\n    <b>b</b>', 'Text\n    **b**'],
    ['hugo', '10. One\n\n    <b>b</b>\n    - Two\n\n      <b>b</b>', '10. One\n\n    **b**\n    - Two\n\n      **b**'],
    ['hugo', '[^1]: One\n\n    <b>b</b>', '[^1]: One\n\n    **b**'],
    ['hugo', '- One\nmore\n\n  <b>b</b>\n\n     <b>b</b>', '- One\nmore\n\n  **b**\n\n     **b**'],
    ['hugo', '    {{< tip >}}\n\n    <b>b</b>\n    {{< /tip >}}', '    :::tip\n    **b**\n    :::'],
  ])('is none for %s: %s', (tool, source, text) => {
    expect(translate(tool, source, false).text).toBe(text)
  })
})

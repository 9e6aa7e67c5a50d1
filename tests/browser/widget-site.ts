// A site of one page with one widget of somebody else.

/** Its files by path below content/. `code` is the module of the widget. */
export function widgetSite(component: string, code: string): Readonly<Record<string, string>> {
  const id = component.toLowerCase()
  return {
    'site.yaml': 'name: Example\nurl: https://example.com\n',
    'pages/home.yaml':
      'title: Home\ndescription: A widget.\nblocks:\n' +
      `  - { id: ${id}, type: text, title: ${component}, data: { component: ${component} } }\n`,
    [`../site/widgets/${component}/${component}.tsx`]: code,
  }
}

/** The source of an icon's file, in lines of at most 120 characters. lucide's icon-nodes.json has the nodes. */
export function drawIcon(name, nodes) {
  const shapes = nodes.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
    return `<${tag}${written.join('')} />`
  })
  const exported = name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())
  const declaration = `export const ${exported} =`
  const markup = shapes.join('')
  if (declaration.length + markup.length + 3 <= 120) return `${declaration} '${markup}'\n`
  const lines = markup.match(/.{1,112}(?:(?<=>)(?=<)| |$)/g)
  return `${declaration}\n${lines.map((line) => `  '${line}'`).join(' +\n')}\n`
}

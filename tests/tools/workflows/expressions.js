// The expressions of workflows that ours use: names, comparisons with a text, and both joined by &&.

/** A text with the values in place of its expressions. Throws for a name without a value. */
export function fillExpressions(text, values) {
  return text.replace(/\$\{\{\s*(.*?)\s*\}\}/g, (_, name) => valueOf(name, values))
}

/** Whether a condition holds. */
export function holds(condition, values) {
  return condition.split('&&').every((part) => {
    const [, name, sign, text] = /^\s*([\w.]+)\s*(==|!=)\s*'([^']*)'\s*$/.exec(part) ?? []
    if (name === undefined) throw new Error(`the condition ${condition} cannot be read`)
    return (valueOf(name, values) === text) === (sign === '==')
  })
}

function valueOf(name, values) {
  if (!Object.hasOwn(values, name)) throw new Error(`nothing is known about ${name}`)
  return values[name]
}

/** Each combination of a matrix, as GitHub makes them: an entry of `include` that fits none of them is one more. */
export function combinations({ include = [], ...lists } = {}) {
  const all = Object.entries(lists).reduce(
    (found, [name, options]) => found.flatMap((one) => options.map((value) => ({ ...one, [name]: value }))),
    [{}],
  )
  const fits = (more) => all.some((one) => Object.keys(lists).every((name) => more[name] === one[name]))
  return [...all, ...include.filter((more) => !fits(more))]
}

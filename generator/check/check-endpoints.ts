// The parameters in the path of an endpoint and those that it declares must be the same.

import type { Endpoint } from '#schemas/endpoint.ts'
import { indexInFile, problemAt } from '../load/load.ts'
import type { Content } from '../model/model.ts'
import { nearestName, type Problem } from '../problem.ts'
import type { Path } from '../yaml/yaml.ts'

/** Checks the paths of all endpoints. */
export function checkEndpoints(content: Content): Problem[] {
  const entry = content.entries.get('data/endpoints.yaml')
  if (!entry) return []
  return content.data.endpoints.flatMap((endpoint, index) => {
    const base = indexInFile(content, entry.file, index)
    return checkPath(endpoint).map(({ path, ...problem }) => problemAt(entry, [base, ...path], problem))
  })
}

function checkPath({ path, parameters }: Endpoint): (Omit<Problem, 'file'> & { path: Path })[] {
  const inPath = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
  const declared = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
  const missing = inPath.filter((name) => !declared.includes(name))
  const surplus = declared.filter((name) => !inPath.includes(name))
  return [
    ...missing.map((name) => ({
      code: 'path-parameter' as const,
      severity: 'warning' as const,
      message: `the path has {${name}}, which "parameters" does not describe`,
      hint: surplus.some((other) => nearestName(name, [other]))
        ? 'write the same name in both places'
        : `add to "parameters": { name: ${name}, in: path, type: string, description: … }`,
      path: ['path'],
    })),
    ...surplus.map((name) => ({
      code: 'path-parameter' as const,
      severity: 'error' as const,
      message: `the path has no {${name}}`,
      hint: 'put it into the path in braces, or say with "in" where the value is sent',
      path: ['parameters', parameters.findIndex((each) => each.in === 'path' && each.name === name), 'name'],
    })),
  ]
}

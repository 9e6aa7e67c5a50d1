import { expect, it } from 'vitest'
import { keyVariableOf } from '#site/blocks/api/key-variable.ts'

it.each([
  ['Acme Rail', 'ACME_RAIL_API_KEY'],
  ['Bahnhöfe & Züge', 'BAHNHOFE_ZUGE_API_KEY'],
  ['3 Lakes', 'API_KEY'],
  ['鉄道', 'API_KEY'],
])('the API key of %s is in %s', (name, variable) => expect(keyVariableOf(name)).toBe(variable))

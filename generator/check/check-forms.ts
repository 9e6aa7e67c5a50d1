// Forms and their endpoints: a form names one that site.yaml has, files go to one that takes them, and a published site
// posts nothing to the computer of its writer.

import type { Reference } from '#schemas/blocks/block.ts'
import { isLocalAddress } from '#schemas/form-endpoint.ts'
import { problemAt, suggestName, withFrame } from '../load/load.ts'
import type { Content } from '../model/model.ts'
import type { FindNearest, Problem } from '../problem.ts'
import type { Path } from '../yaml/yaml.ts'
import type { Found } from './block-faults.ts'

type FormReference = Extract<Reference, { to: 'form' | 'file form' | 'kinds of inquiry' }>

interface FormTargets {
  endpoints: Content['site']['endpoints']
  /** Whether data/contact-types.yaml lists any. */
  hasKinds: boolean
  nearest: FindNearest
}

/** What is wrong with something that a form names. */
export function findFormFault(reference: FormReference, targets: FormTargets): Found | undefined {
  if (reference.to === 'kinds of inquiry') return targets.hasKinds ? undefined : noKinds
  const { name } = reference
  const { contact, forms } = targets.endpoints
  const form = forms.find((each) => each.name === name)
  if (reference.to === 'form')
    return form ? findTakenName(reference, form, targets) : unknownForm(reference.name, targets)
  const takesFiles = name === undefined ? contact === undefined : form?.takes !== 'json'
  return takesFiles ? undefined : formWithoutFiles(name)
}

const noKinds: Found = {
  code: 'missing-target',
  severity: 'error',
  message: 'this field has no "options", and data/contact-types.yaml lists no kinds of inquiry',
  hint: 'add options, e.g. [{ label: Bicycles }, { label: Boats }]',
}

function unknownForm(name: string, { endpoints, nearest }: FormTargets): Found {
  const names = endpoints.forms.map((form) => form.name)
  return {
    code: 'missing-target',
    severity: 'error',
    message: `site.yaml has no form "${name}"`,
    hint:
      names.length === 0
        ? `add it there, as endpoints: { forms: [{ name: ${name}, address: https://… }] }`
        : suggestName(name, names, nearest),
  }
}

/** A value of the endpoint that would be sent in place of what visitors write. */
function findTakenName(
  { name: formName, fields }: FormReference & { to: 'form' },
  { values, takes }: Content['site']['endpoints']['forms'][number],
  { hasKinds }: FormTargets,
): Found | undefined {
  const taken = values.find(
    ({ name }) =>
      fields.includes(name) &&
      // Such a name may have several values, but not in JSON.
      !(takes === 'form' && name.endsWith('[]')) &&
      (name !== 'contactType' || hasKinds),
  )
  return (
    taken && {
      code: 'hidden-field',
      severity: 'error',
      message: `the field "${taken.name}" has the name of a value that "${formName}" has in site.yaml`,
      hint: 'give the field or the value another name: what visitors write would be lost',
    }
  )
}

function formWithoutFiles(name: string | undefined): Found {
  return {
    code: 'form-without-files',
    severity: 'error',
    message: 'the endpoint of this form takes JSON, which has no files',
    hint:
      name === undefined
        ? 'name an endpoint of endpoints.forms with "takes: form" as data.form, if it takes files'
        : `write "takes: form" for "${name}" in site.yaml if it takes files, or remove the field`,
  }
}

/** Endpoints on this computer. `isTrial`: nobody else sees the site, as in a watch. */
export function checkLocalEndpoints({ entries, site }: Content, isTrial: boolean): Problem[] {
  const entry = entries.get('site.yaml')
  if (!entry) return []
  const { forms, ...others } = site.endpoints
  const found: { address: string | undefined; path: Path }[] = [
    ...Object.entries(others).map(([key, address]) => ({ address, path: [key] })),
    ...forms.map(({ address }, index) => ({ address, path: ['forms', index, 'address'] })),
  ]
  return found.flatMap(({ address, path }) => {
    if (address === undefined || !isLocalAddress(address)) return []
    const problem = problemAt(entry, ['endpoints', ...path], {
      code: 'local-endpoint',
      severity: isTrial ? 'warning' : 'error',
      message: `"${address}" is an address of this computer: visitors could not send the form`,
      hint: isTrial
        ? 'before you build the site, write the https address of the endpoint'
        : 'write the https address of the endpoint; to try the form out on this computer, use libretto watch',
    })
    return [withFrame(problem, entries)]
  })
}

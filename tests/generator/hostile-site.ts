// A site with text in every field that a schema has. A field whose schema takes any text gets a text between two marks,
// q7q and p7p, by which a page shows what became of it.

import type * as z from 'zod'
import { articleCollections, collectionNames } from '#schemas/article-collections.ts'
import { blockSchemas, blockTypes } from '#schemas/blocks/registry.ts'
import { listSchemas, recordSchemas } from '#schemas/collections.ts'
import { navigationSchema } from '#schemas/navigation.ts'
import { pageSchema } from '#schemas/page.ts'
import { siteSchema } from '#schemas/site.ts'
import { widgetNames } from '#schemas/widgets.ts'
import { sampleOf, type TextField } from './sample-of.ts'

/** Texts by the number of the field. */
export interface HostileSite {
  files: Record<string, string>
  /** The text of each field, without its marks. */
  texts: ReadonlyMap<number, string>
  /** Paths of the fields. */
  paths: ReadonlyMap<number, string>
}

const variants = [0, 1, 2, 3]

/** A text between the marks of its field. */
const betweenMarks = (text: string, number: number) => `q${number}q${text}p${number}p`

/**
 * The site. `textOf` gives the text of the field with a number; fields in `plain` keep a harmless one. `mark` puts the
 * number of the field into its text, as `q7q` at least.
 */
export function hostileSite(
  textOf: (number: number) => string,
  plain: ReadonlySet<number>,
  mark: (text: string, number: number) => string = betweenMarks,
): HostileSite {
  const texts = new Map<number, string>()
  const paths = new Map<number, string>()
  const numbers = new Map<string, number>()
  const sample = (schema: z.ZodType, path: string, variant: number) =>
    sampleOf(schema, path, {
      variant,
      known: {
        href: '/',
        claim: 'x0',
        figures: 'x0',
        collection: 'help',
        drawing: 'none',
        versionClaim: 'x0',
        aliasOf: 'x0',
        relatedArticles: `x${(variant + 1) % 4}`,
        src: '/assets/a.svg',
        'hero/data/video/captions/src': '/assets/a.vtt',
        'hero/data/video/src': '/assets/a.mp4',
        'embed/data/src': 'https://media.example.com/a',
        versions: 'v1',
        'site/endpoints/forms/values/name': 'fixed',
        'api/data/start': 'x0',
        'endpoints/path': variant === 0 ? '/v1/{Text}' : '/v1/text',
      },
      textOf: (field: TextField) => {
        const number = numbers.get(`${variant} ${field.path}`) ?? numbers.size
        numbers.set(`${variant} ${field.path}`, number)
        paths.set(number, field.path)
        const marked = mark(textOf(number), number)
        // Blocks, items and paths name these.
        const isNamed =
          variant === 0 &&
          /^(?:faqs\/category|job-types|thread-categories|endpoints\/(?:category|parameters\/name))$/.test(field.path)
        const isName = /^(?:jobs\/type|threads\/category)$/.test(field.path)
        const isAddress = /\/(?:id|slug|contactType)$|^contact-types\/value$/.test(field.path)
        if (isAddress || isNamed || isName || plain.has(number) || !field.schema.safeParse(marked).success)
          return isAddress ? `x${variant}` : field.plain
        texts.set(number, textOf(number))
        return marked
      },
    }) as Record<string, unknown>

  const files: Record<string, string> = {
    'assets/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    'assets/a.mp4': 'film',
    'assets/a.vtt': 'WEBVTT\n',
    'site.yaml': write(sample(siteSchema, 'site', 0)),
    'navigation.yaml': write(sample(navigationSchema, 'navigation', 0)),
    'pages/widgets.yaml': write({
      title: 'Widgets',
      description: 'All of them.',
      blocks: widgetNames.map((name, index) => ({
        id: `w${index}`,
        type: 'text',
        data: { component: name, ...(/^(?:Article|Tag)List$/.test(name) ? { collection: 'help' } : {}) },
      })),
    }),
  }
  for (const variant of variants) {
    const blocks = blockTypes.map((type) => ({
      ...sample(blockSchemas[type].schema, type, variant),
      id: type,
      visible: true,
    }))
    const head = {
      ...sample(pageSchema, 'page', variant),
      status: 'published',
      slug: variant === 0 ? undefined : `x${variant}`,
    }
    files[`pages/${variant === 0 ? 'home' : `x${variant}`}.yaml`] = write({ ...head, blocks })
    for (const name of collectionNames) {
      const data = {
        ...sample(articleCollections[name].schema, name, variant),
        aliases: [`/old/${name}/x${variant}`],
        status: 'published',
      }
      files[`${name}/${name === 'docs' ? 'v1/' : ''}x${variant}.md`] = `---\n${write(data)}---\n\nText.\n`
    }
  }
  for (const [name, schema] of Object.entries<z.ZodType>(listSchemas))
    files[`data/${name}.yaml`] = write(variants.map((variant) => sample(schema, name, variant)))
  for (const [name, schema] of Object.entries<z.ZodType>(recordSchemas))
    files[`data/${name}.yaml`] = write(sample(schema, name, 0))
  // A field that does not go with the others is left out, with its text.
  const whole = Object.values(files).join('')
  return { files, texts: new Map([...texts].filter(([number]) => whole.includes(`q${number}q`))), paths }
}

// JSON is YAML, and escapes what YAML would not take.
function write(data: unknown): string {
  return `${JSON.stringify(data, null, 1)}\n`
}

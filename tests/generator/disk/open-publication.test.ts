// emit writes what changed, keeps what is up to date, removes only files of its previous build, and refuses folders
// that are not its own.

import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { manifestName } from '#generator/disk/manifest.ts'
import { emitFiles, openPublication } from '#generator/disk/open-publication.ts'
import { EnvironmentError } from '#generator/errors.ts'

let folder = ''
let out = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'libretto-emit-'))
  out = join(folder, 'dist')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const files = (contents: Record<string, string>) =>
  Object.entries(contents).map(([path, text]) => ({ path, bytes: new TextEncoder().encode(text) }))
const emit = (contents: Record<string, string>, forbidden: string[] = []) =>
  emitFiles(files(contents), out, { forbidden })

describe('emitFiles', () => {
  it('writes every file and leaves nothing temporary beside or inside the folder', async () => {
    const result = await emit({ 'index.html': 'home', 'a/b/index.html': 'deep', 'assets/x.css': 'x' })
    expect(await readFile(join(out, 'a/b/index.html'), 'utf8')).toBe('deep')
    expect(result.written).toEqual(['assets/x.css', 'a/b/index.html', 'index.html'])
    expect(await readdir(folder)).toEqual(['dist'])
    expect((await readdir(out)).toSorted()).toEqual([manifestName, 'a', 'assets', 'index.html'])
  })

  it('keeps the time of a file whose bytes are the same', async () => {
    await emit({ 'index.html': 'home', 'about/index.html': 'one' })
    const before = await stat(join(out, 'index.html'))
    const result = await emit({ 'index.html': 'home', 'about/index.html': 'two' })
    expect((await stat(join(out, 'index.html'))).mtimeMs).toBe(before.mtimeMs)
    expect(result).toMatchObject({ written: ['about/index.html'], removed: [], kept: 1 })
  })

  it('removes what it wrote before and does not write any more, with folders that become empty', async () => {
    await emit({ 'index.html': 'home', 'old/deep/index.html': 'old' })
    const result = await emit({ 'index.html': 'home' })
    expect(result.removed).toEqual(['old/deep/index.html'])
    expect(await readdir(out)).toEqual([manifestName, 'index.html'])
  })

  it('never touches files it did not write', async () => {
    await emit({ 'index.html': 'home', 'old/index.html': 'old' })
    await writeFile(join(out, 'CNAME'), 'example.com')
    await writeFile(join(out, 'old', 'notes.txt'), 'mine')
    await emit({ 'index.html': 'home' })
    expect(await readFile(join(out, 'CNAME'), 'utf8')).toBe('example.com')
    expect(await readFile(join(out, 'old', 'notes.txt'), 'utf8')).toBe('mine')
  })

  it('ignores paths in the list of its own files that no build writes', async () => {
    await emit({ 'index.html': 'home', 'old/index.html': 'old' })
    const list = await readFile(join(out, manifestName), 'utf8')
    await writeFile(
      join(out, manifestName),
      list.replace('"files": {', '"files": { "": "", "./index.html": "", "a\\u0000b": "",'),
    )
    const { removed } = await emit({ 'index.html': 'home' })
    expect(removed).toContain('old/index.html')
    expect((await readdir(out)).toSorted()).toEqual([manifestName, 'index.html'])
  })

  it('removes nothing when the list of its own files cannot be read', async () => {
    await emit({ 'index.html': 'home', 'old/index.html': 'old' })
    await writeFile(join(out, manifestName), '{ broken')
    await emit({ 'index.html': 'home' })
    expect(await readFile(join(out, 'old/index.html'), 'utf8')).toBe('old')
  })

  it('writes and removes nothing through a link in the folder', async () => {
    await emit({ 'index.html': 'home', 'help/index.html': 'help', 'help/old/index.html': 'old' })
    const other = join(folder, 'other')
    await mkdir(join(other, 'old'), { recursive: true })
    await writeFile(join(other, 'old/index.html'), 'mine')
    await rm(join(out, 'help'), { recursive: true })
    await symlink(other, join(out, 'help'))
    await expect(emit({ 'index.html': 'new', 'help/index.html': 'help' })).rejects.toThrow(
      `${join(out, 'help')} is a link, and nothing is written through links`,
    )
    expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('home')
    await emit({ 'index.html': 'new' })
    expect(await readdir(other, { recursive: true })).toEqual(['old', 'old/index.html'])
    expect(await readdir(folder)).toEqual(['dist', 'other'])
  })

  it('puts a page in the place of a file of its own', async () => {
    await emit({ help: 'a file' })
    await emit({ 'help/index.html': 'a page' })
    expect(await readFile(join(out, 'help/index.html'), 'utf8')).toBe('a page')
  })

  it('writes the folder of a new page, what else is in it and the folders below it', async () => {
    const texts = {
      'docs/index.html': 'docs',
      'docs/index.md': '# Docs',
      'docs/404.html': 'not found',
      'docs/api/index.html': 'api',
      'docs/api/index.md': '# API',
      'docs/zoo/deep/index.html': 'deep',
    }
    const { written, stamps } = await emit(texts)
    expect(written.toSorted()).toEqual(Object.keys(texts).toSorted())
    expect([...stamps.keys()].toSorted()).toEqual(Object.keys(texts).toSorted())
    for (const [path, text] of Object.entries(texts)) expect(await readFile(join(out, path), 'utf8')).toBe(text)
    expect(await readdir(folder)).toEqual(['dist'])
  })

  it('fills a new folder that somebody else makes meanwhile', async () => {
    await emit({ 'index.html': 'home' })
    const publication = openPublication(out, { forbidden: [] })
    for (const file of files({ 'index.html': 'home', 'new/index.html': 'page', 'new/index.md': '# Page' }))
      await publication.addSoon(file)
    await mkdir(join(out, 'new'))
    await writeFile(join(out, 'new/notes.txt'), 'mine')
    await publication.publish()
    await publication.discard()
    expect((await readdir(join(out, 'new'))).toSorted()).toEqual(['index.html', 'index.md', 'notes.txt'])
    expect(await readdir(folder)).toEqual(['dist'])
  })

  it('has no output folder before the first one is complete, which comes by one rename', async () => {
    const publication = openPublication(out, { forbidden: [] })
    const { target } = publication.reserve('index.html')
    await mkdir(join(target, '..'), { recursive: true })
    await writeFile(target, 'home')
    const { ino } = await stat(join(target, '..'))
    publication.adopt('index.html', { hash: 'a'.repeat(64), size: 4 })
    for (const file of files({ 'docs/index.html': 'docs', 'assets/x.css': 'x' })) await publication.addSoon(file)
    const unused = publication.reserve('gone/index.html').target
    await mkdir(join(unused, '..'), { recursive: true })
    await writeFile(unused, 'never added')
    publication.append({ path: 'lists/all.txt', part: new TextEncoder().encode('all') })
    await expect(stat(out)).rejects.toThrow('ENOENT')
    const { written, stamps } = await publication.publish()
    await publication.discard()
    expect((await stat(out)).ino).toBe(ino)
    const all = ['assets/x.css', 'docs/index.html', 'index.html', 'lists/all.txt']
    expect(written.toSorted()).toEqual(all)
    expect([...stamps.keys()].toSorted()).toEqual(all)
    const found = (await readdir(out, { recursive: true, withFileTypes: true })).filter((each) => each.isFile())
    expect(found.map(({ name }) => name).toSorted()).toEqual([
      manifestName,
      'all.txt',
      'index.html',
      'index.html',
      'x.css',
    ])
    expect(await readdir(folder)).toEqual(['dist'])
    // Written before they were changed: only so does a stat signature say that nobody has written them since.
    for (const path of all) {
      const { mtimeMs, ctimeMs } = await stat(join(out, path))
      expect(mtimeMs).toBeLessThan(ctimeMs)
    }
    // It knows its own files.
    expect(await emit({ 'index.html': 'home' })).toMatchObject({
      removed: ['lists/all.txt', 'docs/index.html', 'assets/x.css'],
      kept: 1,
    })
  })

  it('keeps what somebody puts into the output folder while the first one is completed', async () => {
    const publication = openPublication(out, { forbidden: [] })
    for (const file of files({ 'index.html': 'home', 'docs/index.html': 'docs' })) await publication.addSoon(file)
    publication.append({ path: 'all.txt', part: new TextEncoder().encode('all') })
    await mkdir(join(out, 'docs'), { recursive: true })
    await writeFile(join(out, 'docs/notes.txt'), 'mine')
    await publication.publish()
    await publication.discard()
    expect((await readdir(out)).toSorted()).toEqual([manifestName, 'all.txt', 'docs', 'index.html'])
    expect((await readdir(join(out, 'docs'))).toSorted()).toEqual(['index.html', 'notes.txt'])
    expect(await readdir(folder)).toEqual(['dist'])
  })

  it('publishes what pages need before them and what lists pages after them, and removes in reverse', async () => {
    const of = (name: string) => ({
      [`assets/${name}.css`]: name,
      [`${name}/index.html`]: name,
      [`${name}/index.md`]: name,
      [`${name}.xml`]: name,
    })
    await emit({ ...of('old'), 'index.html': 'one' })
    const { written, removed } = await emit({ ...of('new'), 'index.html': 'two' })
    expect(written).toEqual(['assets/new.css', 'new/index.md', 'new/index.html', 'index.html', 'new.xml'])
    expect(removed).toEqual(['old.xml', 'old/index.html', 'old/index.md', 'assets/old.css'])
  })

  it('takes a file in parts, and keeps it when all parts together are the same', async () => {
    const publishParts = async (...parts: string[]) => {
      const publication = openPublication(out, { forbidden: [] })
      for (const part of parts) publication.append({ path: 'all.txt', part: new TextEncoder().encode(part) })
      return publication.publish().finally(publication.discard)
    }
    expect(await publishParts('one, ', 'two')).toMatchObject({ written: ['all.txt'], bytes: 8 })
    expect(await publishParts('one', ', two')).toMatchObject({ written: [], kept: 1 })
    expect(await readFile(join(out, 'all.txt'), 'utf8')).toBe('one, two')
    expect(await readdir(folder)).toEqual(['dist'])
  })

  it('repairs a file that somebody changed', async () => {
    await emit({ 'index.html': 'home' })
    await writeFile(join(out, 'index.html'), 'hack')
    await emit({ 'index.html': 'home' })
    expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('home')
  })

  it.each<[what: string, damage: () => Promise<unknown>]>([
    ['emptied the folder', () => rm(out, { recursive: true })],
    ['removed a file', () => rm(join(out, 'index.html'))],
    ['cut a file', () => writeFile(join(out, 'index.html'), '')],
    ['wrote another site there', () => emit({ 'index.html': 'mine', 'other/index.html': 'other' })],
  ])('gives back all of the site, to the process that wrote it too, when somebody %s', async (_, damage) => {
    const site = files({ 'index.html': 'home', 'about/index.html': 'about' })
    const { files: before } = await emitFiles(site, out, { forbidden: [] })
    await damage()
    await emitFiles(site, out, { forbidden: [], before })
    expect(await readdir(out, { recursive: true })).toEqual(
      expect.arrayContaining([manifestName, 'index.html', 'about/index.html']),
    )
    expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('home')
    expect(await readdir(out)).not.toContain('other')
  })

  it('does not replace files of somebody else, unless it is told to', async () => {
    await mkdir(out)
    for (const name of ['index.html', 'robots.txt', 'a.txt', 'notes.md']) await writeFile(join(out, name), 'mine')
    await symlink(join(folder, 'elsewhere'), join(out, 'b.txt'))
    const site = { 'index.html': 'home', 'robots.txt': 'all', 'a.txt': 'a', 'b.txt': 'b', 'about/index.html': 'about' }
    await expect(emit(site)).rejects.toThrow(
      new EnvironmentError(
        `the output folder ${out} holds files that no build has written, and the site would replace them ` +
          '(index.html, a.txt, b.txt and 1 more); choose another with --out, or replace them with --force',
      ),
    )
    expect((await readdir(out)).toSorted()).toEqual(['a.txt', 'b.txt', 'index.html', 'notes.md', 'robots.txt'])
    expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('mine')
    await emitFiles(files(site), out, { forbidden: [], isForced: true })
    expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('home')
    expect(await readFile(join(out, 'notes.md'), 'utf8')).toBe('mine')
    // From now on they are its own.
    await emit({ ...site, 'index.html': 'new' })
    expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('new')
  })

  it.each([
    [
      'a file where a folder belongs',
      'docs',
      () => writeFile(join(out, 'docs'), 'mine'),
      'file, and the site has a folder',
    ],
    [
      'a folder where a page belongs',
      'docs/index.html',
      () => mkdir(join(out, 'docs/index.html')),
      'folder, and the site has a file',
    ],
  ])('refuses %s before anything changes', async (_, path, place, difference) => {
    const site = { 'index.html': 'home', 'docs/index.html': 'docs', 'docs/api/index.html': 'api' }
    await emit(site)
    await rm(join(out, path), { recursive: true })
    await place()
    const next = emit({ ...site, 'index.html': 'new', 'docs/index.html': 'new' })
    await expect(next).rejects.toThrow(
      new EnvironmentError(`${join(out, path)} is a ${difference} there; remove it, then build again`),
    )
    expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('home')
    expect(await readdir(folder)).toEqual(['dist'])
  })

  it('replaces its own files when their list is damaged, and equal files of somebody else', async () => {
    await emit({ 'index.html': 'home' })
    await writeFile(join(out, manifestName), '{ broken')
    await emit({ 'index.html': 'new' })
    expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('new')
    await writeFile(join(out, 'same.txt'), 'same')
    await emit({ 'index.html': 'new', 'same.txt': 'same' })
  })

  it.each(['content/out', 'content', 'node_modules/out', '.git/out', 'content/../content/deep/out'])(
    'refuses an output folder in %s, whether it is there or not',
    async (place) => {
      const options = { forbidden: [], reserved: [join(folder, 'content')] }
      const open = () => openPublication(join(folder, place), options)
      expect(open).toThrow(EnvironmentError)
      expect(open).toThrow(/^the output folder \S+ is in a? ?\S+.*; choose another with --out$/)
      await mkdir(join(folder, 'content'), { recursive: true })
      await mkdir(join(folder, place), { recursive: true })
      expect(open).toThrow(EnvironmentError)
      await symlink(join(folder, 'content'), join(folder, 'link'))
      expect(() => openPublication(join(folder, 'link/out'), options)).toThrow(EnvironmentError)
    },
  )

  it.each([
    ['a file', () => writeFile(out, 'x'), /is not a folder/],
    ['a link', () => mkdir(join(folder, 'real')).then(() => symlink(join(folder, 'real'), out)), /is a link/],
  ])('refuses an output folder that is %s', async (_, prepare, message) => {
    await prepare()
    await expect(emit({ 'index.html': 'home' })).rejects.toThrow(message)
    await expect(emit({ 'index.html': 'home' })).rejects.toBeInstanceOf(EnvironmentError)
  })

  it('refuses an output folder that is, or contains, the content folder', async () => {
    await mkdir(join(out, 'content'), { recursive: true })
    await expect(emit({ 'index.html': 'home' }, [out])).rejects.toBeInstanceOf(EnvironmentError)
    await expect(emit({ 'index.html': 'home' }, [join(out, 'content')])).rejects.toBeInstanceOf(EnvironmentError)
    expect(await readdir(out)).toEqual(['content'])
  })
})

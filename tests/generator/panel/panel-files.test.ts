// Pictures and other files through the panel's API: where they land, what is refused, what an undo brings back.

import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { hashOf } from '#generator/hash.ts'
import { maxFileBytes } from '#generator/panel/prepare-upload.ts'
import { drawPhoto } from '../../setup/draw-photo.ts'
import { type PanelSite, panelSite, type SendOptions } from './panel-site.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const svg = (inner: string) => bytesOf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inner}</svg>`)
const drawing = svg('<path d="M0 0h8v8z"/>')
const photo = await drawPhoto(16, 12)
const other = await drawPhoto(20, 20)
const bomb = await sharp(photo).png().toBuffer()
bomb.writeUInt32BE(60_000, 16)
bomb.writeUInt32BE(60_000, 20)
const blog = { 'blog/pier.md': '---\ntitle: Pier\npublishedAt: 2026-04-01\n---\n![Boats](pier/boats.jpg)\n' }

function put(site: PanelSite, file: string, body: Uint8Array, headers: SendOptions['headers'] = {}) {
  const isNew = headers['if-match'] === undefined
  const fixed = { 'content-type': 'application/octet-stream', ...(isNew ? { 'if-none-match': '*' } : {}) }
  return site.send('PUT', `/files/${file}`, { body, headers: { 'if-match': undefined, ...fixed, ...headers } })
}
const stored = (site: PanelSite, file: string) => readFile(join(site.folder, file))
const refusal = (body: { error?: { message: string; hint: string } }) => `${body.error?.message}; ${body.error?.hint}`

describe('a new file', () => {
  it('lands in assets with a clean name, and the watch is told', async () => {
    const site = await panelSite()
    const { status, body } = await put(site, 'assets/2026/Überfahrt am See (3).JPEG', photo)
    const file = 'assets/2026/uberfahrt-am-see-3.jpg'
    expect(status).toBe(200)
    expect(body).toEqual({
      file,
      url: `/${file}`,
      hash: hashOf(photo),
      size: photo.length,
      width: 16,
      height: 12,
      changes: [],
    })
    expect(await stored(site, file)).toEqual(Buffer.from(photo))
    expect(site.written).toEqual([[file, hashOf(photo)]])
  })

  it.each([
    ['image.png', 'image.jpg'],
    ['con.jpg', 'con-file.jpg'],
    ['Снимок экрана.jpg', 'снимок-экрана.jpg'],
    ['май.jpg', 'май.jpg'],
    ['...jpg', 'file.jpg'],
    [`${'a'.repeat(300)}.jpg`, `${'a'.repeat(80)}.jpg`],
    ['no-ending', 'no-ending.jpg'],
  ])('called %s becomes %s', async (name, clean) => {
    const site = await panelSite()
    expect((await put(site, `assets/${name}`, photo)).body['file']).toBe(`assets/${clean}`)
  })

  it('lands beside an article, and beside a translation', async () => {
    const site = await panelSite({ ...blog, 'de/blog/pier.md': '---\ntitle: Steg\n---\nText\n' })
    for (const folder of ['blog/pier', 'de/blog/pier']) {
      const { body } = await put(site, `${folder}/boats.jpg`, photo)
      expect(body).toMatchObject({ file: `${folder}/boats.jpg`, url: `/assets/${folder}/boats.jpg` })
    }
  })

  it('takes the next free name; one with the same bytes is there already', async () => {
    const site = await panelSite()
    await mkdir(join(site.folder, 'assets'))
    await writeFile(join(site.folder, 'assets/LAKE.svg'), 'another')
    const names = []
    for (const bytes of [drawing, svg('<g/>'), svg('<g/>')])
      names.push((await put(site, 'assets/lake.svg', bytes)).body['file'])
    expect(names).toEqual(['assets/lake-2.svg', 'assets/lake-3.svg', 'assets/lake-3.svg'])
    expect(site.written).toHaveLength(2)
    expect((await readdir(join(site.folder, 'assets'))).sort()).toEqual(['LAKE.svg', 'lake-2.svg', 'lake-3.svg'])
  })

  it('loses notes about the place, unless the site keeps them', async () => {
    const noted = await sharp(photo)
      .withExif({ IFD0: { Artist: 'Jane Miller' } })
      .jpeg()
      .toBuffer()
    const site = await panelSite()
    const { body } = await put(site, 'assets/a.jpg', noted)
    expect(body['changes']).toEqual(['bare'])
    expect((await stored(site, 'assets/a.jpg')).includes('Jane Miller')).toBe(false)
    const keeping = 'name: Test\nurl: https://example.com\npictures: { metadata: keep }\n'
    const open = await panelSite({ 'site.yaml': keeping })
    expect((await put(open, 'assets/a.jpg', noted)).body['changes']).toEqual([])
    expect(await stored(open, 'assets/a.jpg')).toEqual(noted)
  })

  it('is made smaller if it is wider than a page shows, and stays if it cannot be', async () => {
    const wide = await drawPhoto(2600, 20)
    const site = await panelSite()
    const { body } = await put(site, 'assets/wide.jpg', wide)
    expect(body).toMatchObject({ width: 2560, changes: ['smaller'] })
    expect((await sharp(await stored(site, 'assets/wide.jpg')).metadata()).format).toBe('jpeg')
    const without = await panelSite({}, { shrinkPicture: async () => undefined })
    expect((await put(without, 'assets/wide.jpg', wide)).body).toMatchObject({ width: 2600, changes: ['wide'] })
    const broken = await panelSite({}, { shrinkPicture: () => Promise.reject(new Error('libvips')) })
    const refused = await put(broken, 'assets/wide.jpg', wide)
    expect(refusal(refused.body)).toBe('this picture cannot be decoded; export it again, or save it in a smaller size')
  })

  it('may be a document, a film or a table', async () => {
    const site = await panelSite()
    for (const [name, text] of [
      ['Price List.pdf', '%PDF-1.7\n'],
      ['boats.csv', 'name,length\nEcho,7\n'],
      ['ride.mp4', '\0\0\0\x20ftypisom'],
    ] as const)
      expect((await put(site, `assets/${name}`, bytesOf(text))).status).toBe(200)
    expect((await readdir(join(site.folder, 'assets'))).sort()).toEqual(['boats.csv', 'price-list.pdf', 'ride.mp4'])
  })
})

describe('a file that cannot be published', () => {
  it.each<[what: string, name: string, bytes: Uint8Array, status: number, words: string]>([
    ['an empty file', 'a.png', new Uint8Array(), 422, 'this file is empty; choose another file'],
    [
      'a page called .png',
      'a.png',
      bytesOf('<!doctype html><script>alert(1)</script>'),
      422,
      'this file is not a picture, whatever its name says; open it in a picture program, and export it again',
    ],
    [
      'a page',
      'a.html',
      bytesOf('<!doctype html>'),
      422,
      'files that end with .html cannot be uploaded here; upload a picture, film, sound, PDF, office document, ' +
        'table or ZIP archive; put others into content/assets',
    ],
    [
      'a page called .csv',
      'a.csv',
      bytesOf('\n<!doctype html>'),
      422,
      'this file is not what its ending .csv says; save it again in that format, or give it the ending of its format',
    ],
    [
      'a drawing with a script',
      'a.svg',
      svg('<script>alert(1)</script>'),
      422,
      'this picture has a script (line 1); remove it, or save the picture as plain SVG',
    ],
    [
      'a drawing with a script, called .png',
      'a.png',
      svg('<g onload="alert(1)"/>'),
      422,
      'this picture has an event handler (line 1); remove it, or save the picture as plain SVG',
    ],
    [
      'a picture of more pixels than anybody can decode',
      'a.png',
      bomb,
      422,
      'this picture has 60000 × 60000 pixels, more than 100 million; save it in a smaller size',
    ],
    [
      'the first half of a photo',
      'a.jpg',
      photo.subarray(0, photo.length / 2),
      422,
      'the end of this picture is missing; export it again, or copy the whole file',
    ],
    [
      'a picture of a phone that few browsers show',
      'a.jpg',
      bytesOf('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08meta'),
      422,
      'few browsers show HEIC pictures; save the picture as JPEG, PNG or WebP, and upload that file',
    ],
    [
      'too large a file',
      'a.png',
      new Uint8Array(maxFileBytes + 1),
      413,
      'the file is larger than 25 MiB; make it smaller, or put it into the content folder yourself',
    ],
  ])('%s is refused, and nothing is written', async (...[, name, bytes, status, words]) => {
    const site = await panelSite()
    const answer = await put(site, `assets/${name}`, bytes)
    expect([answer.status, refusal(answer.body)]).toEqual([status, words])
    expect(site.written).toEqual([])
    expect(await readdir(site.folder)).not.toContain('assets')
  })

  it('is refused by the length it announces, before any byte of it is read', async () => {
    const site = await panelSite()
    const { status } = await put(site, 'assets/a.png', photo, { 'content-length': String(maxFileBytes + 1) })
    expect(status).toBe(413)
  })
})

describe('a place that is not for files', () => {
  it.each([
    'a.png',
    'pages/a.png',
    'data/a.csv',
    'root/a.png',
    'Assets/a.png',
    'nowhere/a.png',
    'assets/../../a.png',
    'assets/.git/a.png',
    'assets/C:/a.png',
    'assets//a.png',
    'assets/con/a.png',
    'assets/a./b.png',
  ])('%s is refused', async (path) => {
    const site = await panelSite(blog)
    const before = await readdir(site.folder, { recursive: true })
    const { status, body } = await put(site, path, photo)
    expect([status, body.error?.message]).toEqual([422, expect.stringMatching(/is no place for such a file$|device/)])
    expect(await readdir(site.folder, { recursive: true })).toEqual(before)
  })

  it('is a folder behind a link, for every call', async () => {
    const site = await panelSite(blog)
    const outside = await panelSite()
    await symlink(outside.folder, join(site.folder, 'assets'))
    const { status, body } = await put(site, 'assets/a.jpg', photo)
    expect([status, refusal(body)]).toEqual([
      403,
      'this is not a regular file of the content folder: it, or a folder above it, is a link; ' +
        'put a regular file or folder in its place',
    ])
    await writeFile(join(outside.folder, 'b.jpg'), photo)
    const hash = hashOf(photo)
    const replaced = await put(site, 'assets/b.jpg', await drawPhoto(8, 8), { 'if-match': `"${hash}"` })
    const removed = await site.send('POST', '/files/remove', { body: { file: 'assets/b.jpg', hash, force: true } })
    expect([replaced.status, removed.status]).toEqual([403, 403])
    expect(await stored(outside, 'b.jpg')).toEqual(Buffer.from(photo))
  })

  it('is the text of an article, and a page', async () => {
    const site = await panelSite(blog)
    for (const file of ['blog/pier.md', 'pages/home.yaml', 'site.yaml', '../a.png']) {
      const body = { file, hash: await site.hash(file).catch(() => ''), force: true }
      expect((await site.send('POST', '/files/remove', { body })).status).toBe(422)
    }
  })
})

describe('a file that is there', () => {
  async function withPhoto() {
    const site = await panelSite(blog)
    const { body } = await put(site, 'blog/pier/boats.jpg', photo)
    return { site, file: body['file'] as string, hash: body['hash'] as string }
  }

  it('is replaced as the one that was seen, and comes back', async () => {
    const { site, file, hash } = await withPhoto()
    const { status, body } = await put(site, file, other, { 'if-match': `"${hash}"` })
    expect([status, body['file']]).toEqual([200, file])
    expect(await stored(site, file)).toEqual(Buffer.from(other))
    const undo = await site.send('POST', '/files/restore', { body: { file, hash, seen: body['hash'] } })
    expect(undo.status).toBe(200)
    expect(await stored(site, file)).toEqual(Buffer.from(photo))
  })

  it('is not replaced unseen, nor by another kind', async () => {
    const { site, file, hash } = await withPhoto()
    const stale = await put(site, file, other, { 'if-match': `"${hashOf(other)}"` })
    expect([stale.status, stale.body['hash'], refusal(stale.body)]).toEqual([
      409,
      hash,
      'the file has changed since you saw it; look at it again, then repeat what you did',
    ])
    const kind = await put(site, file, drawing, { 'if-match': `"${hash}"` })
    expect(refusal(kind.body)).toBe(
      'the new file is .svg, and this one is .jpg; save it in the same format, or upload it as a new file',
    )
    expect((await put(site, file, other, { 'if-none-match': undefined })).status).toBe(428)
    expect(await stored(site, file)).toEqual(Buffer.from(photo))
  })

  it('is removed only with its uses named, and comes back', async () => {
    const { site, file, hash } = await withPhoto()
    const refused = await site.send('POST', '/files/remove', { body: { file, hash } })
    expect([refused.status, refusal(refused.body)]).toEqual([
      409,
      'the file is used: blog/pier.md:5; take it out there first, or remove it nevertheless',
    ])
    expect((await site.send('POST', '/files/remove', { body: { file, hash, force: true } })).status).toBe(200)
    await expect(stored(site, file)).rejects.toThrow('ENOENT')
    expect((await site.send('POST', '/files/restore', { body: { file, hash } })).status).toBe(200)
    expect(await stored(site, file)).toEqual(Buffer.from(photo))
    const unknown = await site.send('POST', '/files/restore', { body: { file, hash: hashOf(other) } })
    expect(unknown.status).toBe(410)
  })

  it('is known by the hash of its bare picture as well, which is what the panel lists', async () => {
    const { site } = await withPhoto()
    const noted = await sharp(photo)
      .withExif({ IFD0: { Artist: 'Jane Miller' } })
      .jpeg()
      .toBuffer()
    const bare = (await put(site, 'assets/bare.jpg', noted)).body['hash'] as string
    await writeFile(join(site.folder, 'assets/noted.jpg'), noted)
    const body = { file: 'assets/noted.jpg', hash: bare }
    expect((await site.send('POST', '/files/remove', { body })).status).toBe(200)
    // The panel brings back what it has listed.
    expect((await site.send('POST', '/files/restore', { body })).status).toBe(200)
    expect(await stored(site, body.file)).toEqual(noted)
    const replaced = await put(site, body.file, photo, { 'if-match': `"${bare}"` })
    const undo = { ...body, seen: replaced.body['hash'] }
    expect((await site.send('POST', '/files/restore', { body: undo })).status).toBe(200)
    expect(await stored(site, body.file)).toEqual(noted)
  })

  it('comes back by its own name only, which says what it is', async () => {
    const site = await panelSite(blog)
    const { body } = await put(site, 'assets/a.csv', bytesOf('a,b\n<script>alert(1)</script>,c\n'))
    const hash = body['hash'] as string
    await site.send('POST', '/files/remove', { body: { file: 'assets/a.csv', hash } })
    const answer = await site.send('POST', '/files/restore', { body: { file: 'assets/a.html', hash } })
    expect([answer.status, await readdir(join(site.folder, 'assets'))]).toEqual([410, []])
    expect((await site.send('POST', '/files/restore', { body: { file: 'assets/a.csv', hash } })).status).toBe(200)
  })
})

describe('uses of a file', () => {
  it('are the lines that name it in any way, drafts included, and pages of the build', async () => {
    const texts = {
      'pages/home.yaml': 'title: Home\nmark: /assets/blog/pier/big%20boat.jpg\n',
      'blog/a.md': '---\ntitle: A\nstatus: draft\ncover: { src: "pier/big boat.jpg", alt: "" }\n---\nText\n',
      'blog/b.md': '---\ntitle: B\n---\nSee ![](<pier/big boat.jpg>) and [it](../assets/blog/pier/big%20boat.jpg#x).\n',
      'blog/c.md':
        '---\ntitle: C\n---\nNot ![](pier/big%20boat.jpg.webp), not big boat.jpg, not ![](other/big%20boat.jpg).\n',
      'blog/pier/d.md': '---\ntitle: D\n---\n![](big%20boat.jpg)\n',
    }
    const url = '/assets/blog/pier/big boat.jpg'
    const routes = [{ url: '/blog/b', usedAssets: [url] }]
    const assetUse = { files: [], addresses: new Map(), routes, shared: [] }
    const site = await panelSite(texts, { assetUse })
    const { body } = await site.send('GET', `/files/uses?url=${encodeURIComponent(url)}`)
    expect(body).toEqual({
      places: [
        { file: 'pages/home.yaml', line: 2 },
        { file: 'blog/a.md', line: 4 },
        { file: 'blog/b.md', line: 4 },
        { file: 'blog/pier/d.md', line: 4 },
      ],
      placeCount: 4,
      pages: ['/blog/b'],
      pageCount: 1,
    })
  })
})

it('uses are those of an asset that has a name', async () => {
  const site = await panelSite(blog)
  for (const url of ['', '/', '/assets/', '/assets', 'pier'])
    expect((await site.send('GET', `/files/uses?url=${url}`)).status).toBe(400)
})

describe('a call about files', () => {
  it('is a write like all others', async () => {
    const site = await panelSite()
    const headers = { origin: 'https://evil.example' }
    expect((await put(site, 'assets/a.jpg', photo, headers)).status).toBe(403)
    expect((await put(site, 'assets/a.jpg', photo, { 'x-libretto-token': 'other' })).status).toBe(403)
    expect((await put(site, 'assets/a.jpg', photo, { 'content-type': 'application/json' })).status).toBe(415)
    expect((await put(site, 'assets/a.jpg', photo, { 'content-encoding': 'gzip' })).status).toBe(415)
    const readOnly = await panelSite({}, { isReadOnly: true })
    expect((await put(readOnly, 'assets/a.jpg', photo)).status).toBe(403)
    expect((await readOnly.send('POST', '/files/remove', { body: { file: 'a', hash: '' } })).status).toBe(403)
  })
})

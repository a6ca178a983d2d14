import { languages } from '@portal/protocol/kernel/languages.ts'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { portal } from './harness/this-portal.ts'

interface Element {
  name: string
  attributes: Record<string, string>
  text: string
}

/** The elements of an XML document, in the order they end; it must be well-formed. */
async function elementsOf(path: string, type: string): Promise<Element[]> {
  const response = await fetch(portal + path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`)
  const parser = new SaxesParser()
  const open: Element[] = []
  const closed: Element[] = []
  parser.on('opentag', ({ name, attributes }) => open.push({ name, attributes, text: '' }))
  parser.on('text', (text) => {
    if (open.length > 0) open.at(-1)!.text += text
  })
  parser.on('closetag', () => closed.push(open.pop()!))
  parser.on('error', (error) => {
    throw error
  })
  parser.write(await response.text()).close()
  return closed
}

function textsOf(elements: Element[], name: string): string[] {
  return elements.filter((element) => element.name === name).map(({ text }) => text)
}

/** The elements of every file of the sitemap, as robots.txt leads there. */
async function sitemapFiles(): Promise<Element[][]> {
  const robots = await (await fetch(`${portal}/robots.txt`)).text()
  const sitemap = /^Sitemap: (\S+)$/m.exec(robots)![1]!
  const index = await elementsOf(new URL(sitemap).pathname, 'application/xml')
  const files = textsOf(index, 'loc').map((address) => new URL(address).pathname)
  return Promise.all(files.map((file) => elementsOf(file, 'application/xml')))
}

/** Of the addresses of records, the part that is the same for all of a kind. */
const kindOf = (address: string) => address.replace(/[^/?&=]*\d[^/?&=]*/g, '·')

/** Of each kind that the sitemap names, the address of one. */
async function pageOfEachKind(): Promise<Map<string, string>> {
  const pages = (await sitemapFiles()).flatMap((elements) => textsOf(elements, 'loc'))
  const ofKinds = new Map(pages.map((page) => [kindOf(new URL(page).pathname + new URL(page).search), page]))
  expect(ofKinds.size).toBeGreaterThan(90)
  return ofKinds
}

/** Bytes of a file as browsers get it. */
async function sizeOf(file: string): Promise<number> {
  const { headers, body } = await fetch(portal + file, { headers: { 'accept-encoding': 'gzip' } })
  await body!.cancel()
  return Number(headers.get('content-length'))
}

describe('the sitemap', () => {
  test('leads from robots.txt to every public page in three languages', async () => {
    const found = await sitemapFiles()
    const pages = found.flatMap((elements) => textsOf(elements, 'loc'))
    expect(new Set(pages).size).toBe(pages.length)

    const paths = pages.map((page) => decodeURI(new URL(page).pathname))
    for (const known of ['/home', '/legal/query', '/legal/info', '/about/entry'])
      expect(paths).toContain(known)
    expect(paths.filter((path) => path.startsWith('/eli/')).length).toBeGreaterThan(200)
    expect(paths.filter((path) => /^\/(account|admin|content|usercenter|api)\b/.test(path))).toEqual([])

    const links = found.flat().filter(({ name }) => name === 'xhtml:link')
    expect(links).toHaveLength(pages.length * (languages.length + 1))
    const asked = [...pages.slice(0, 20), ...links.slice(-8).map(({ attributes }) => attributes.href!)]
    for (const address of asked) {
      const response = await fetch(address)
      expect([address, response.status]).toEqual([address, 200])
      expect(await response.text()).toContain('content="index, follow"')
    }
  })

  test('names no page that loads more than 190 kB of code, whichever kind it is of', async () => {
    const sizes = new Map<string, Promise<number>>()
    const tooLarge: [string, number][] = []
    for (const [kind, page] of await pageOfEachKind()) {
      const html = await (await fetch(page)).text()
      const files = Array.from(
        html.matchAll(/<link rel="modulepreload" href="([^"]+)">/g),
        ([, file]) => file!,
      )
      expect(files.length, kind).toBeGreaterThan(5)
      for (const file of files) if (!sizes.has(file)) sizes.set(file, sizeOf(file))
      const all = await Promise.all(files.map((file) => sizes.get(file)!))
      const size = all.reduce((sum, one) => sum + one)
      if (size > 190_000) tooLarge.push([kind, size])
    }
    expect(tooLarge).toEqual([])
  })

  test('names no page that is painted before its first screen was read', async () => {
    for (const [kind, page] of await pageOfEachKind()) {
      const html = await (await fetch(page)).text()
      const [, awaited] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html) ?? []
      const end = html.indexOf(` id="${awaited}"`)
      expect(end, kind).toBeGreaterThan(0)
      // A picture that a page brings is much of what is read, and little of what is shown.
      const shown = html.slice(html.indexOf('<body>'), end).replaceAll(/data:image[^ "]+/g, '')
      // Where a screen says what lies below it, `e2e/reading.test.ts` looks whether that is so.
      const isSaid = awaited!.startsWith('below')
      expect(isSaid || shown.length > 20_000 || shown.includes('</main>'), kind).toBe(true)
    }
  })

  test('names no page in which two elements have one id', async () => {
    for (const [kind, page] of await pageOfEachKind()) {
      const html = await (await fetch(page)).text()
      const ids = Array.from(html.matchAll(/<[a-z][^<>]* id="([^"]+)"/g), ([, id]) => id)
      expect([kind, ids.filter((id, at) => ids.indexOf(id) < at)]).toEqual([kind, []])
    }
  })

  test.each(['/sitemap-99.xml', '/sitemap-x.xml'])('has no %s', async (path) => {
    expect((await fetch(portal + path)).status).toBe(404)
  })
})

describe('a page that begins with a picture', () => {
  test.each([
    '/information/news',
    '/communication/experts',
    '/researchResult/list',
    '/lawServiceProduct/list',
    '/think',
  ])('%s brings it to a phone', async (path) => {
    const html = await (await fetch(portal + path)).text()
    const [first = ''] = /<img [^>]*srcSet="[^"]+"[^>]*>/.exec(html) ?? []
    expect(first).not.toContain('lazy')
    expect(first).toContain('srcSet="data:image/webp;base64,')
    expect(html).not.toContain('<link rel="preload" as="image"')
  })
})

describe('the search description', () => {
  test.each(languages)('in %s names the search and leads to its results', async (language) => {
    const home = await (await fetch(`${portal}/home?lang=${language}`)).text()
    const path = /<link rel="search"[^>]* href="([^"]+)"/.exec(home)![1]!
    const elements = await elementsOf(path, 'application/opensearchdescription+xml')
    const [shortName, longName] = ['ShortName', 'LongName'].map((name) => textsOf(elements, name)[0]!)
    expect(shortName!.length).toBeLessThanOrEqual(16)
    expect(longName!.length).toBeLessThanOrEqual(48)
    expect(textsOf(elements, 'Language')).toEqual([language])
    const { template } = elements.find(({ name }) => name === 'Url')!.attributes
    const results = await fetch(template!.replace('{searchTerms}', encodeURIComponent('合同 & «договор»')))
    expect(results.status).toBe(200)
    expect(await results.text()).toContain(`lang="${language === 'zh' ? 'zh-CN' : language}"`)
  })
})

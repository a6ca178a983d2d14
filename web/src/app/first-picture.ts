import type { PageRequest } from '@portal/protocol/kernel/page.ts'

type ReadPicture = PageRequest['readPicture']

/** Where a page shows a picture at once, React begins its body with the request for it. */
const asking = /^<link rel="preload" as="image" imageSrcSet="([^"]*)"[^>]* fetchPriority="high"[^>]*>/

/** The widest that a page brings, in pixels: what a phone shows. */
const widest = 720
/** Characters of the longest that it brings: a longer one keeps the words back for longer than it is sooner. */
const longest = 20_000

/** The sources of a picture, the narrower ones of which it brings itself; null where none is. */
async function brought(sources: string, read: ReadPicture): Promise<string | null> {
  const all = sources.split(', ').map((source) => source.split(' ') as [path: string, width: string])
  const at = all.findLastIndex(([, width]) => parseInt(width, 10) <= widest)
  const [path, width] = all[at] ?? []
  const picture = path === undefined ? null : await read(path.replaceAll('&amp;', '&'))
  if (picture === null || picture.length > longest) return null
  return [`${picture} ${width}`, ...all.slice(at + 1).map((source) => source.join(' '))].join(', ')
}

/**
 * Puts into a page what it shows at once of pictures: to ask for one takes a slow phone as long as the page itself.
 *
 * @returns the body, and links that ask for those that are too large for it
 */
export async function bringFirstPictures(
  html: string,
  read: ReadPicture,
): Promise<{ body: string; links: string }> {
  let body = html
  let links = ''
  for (let found = asking.exec(body); found; found = asking.exec(body)) {
    const [link, sources = ''] = found
    const own = await brought(sources, read)
    body = body.slice(link.length)
    if (own === null) links += link
    else body = body.replace(`srcSet="${sources}"`, () => `srcSet="${own}"`)
  }
  return { body, links }
}

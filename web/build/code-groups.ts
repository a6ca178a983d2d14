import type { Rolldown } from 'vite'

/** What every screen stands on: one file, which compresses better than its parts, and is fetched by one request. */
const vendor = /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack|clsx)\//

/** All but the words, which come by language, and the faces of letters, which are an input of their own. */
const own = /(web|protocol)\/src\/(?!words|ui\/fonts\.css)/

/** What eight screens or more share. */
const shared = { test: own, minShareCount: 8 }

/** Of no feature: what any screen may need. */
const ofNoFeature = /web\/src\/(ui\/(?!fonts\.css)|app\/)|protocol\/src\/kernel\//

/** Of what at least so many screens share, all that some pages need. */
function sharedBy(
  name: string,
  pages: readonly string[],
  minShareCount = shared.minShareCount,
): Rolldown.CodeSplittingGroup {
  let needed: Set<string> | null = null
  return {
    ...shared,
    minShareCount,
    debugName: name,
    name: (id, context) => {
      if (!needed) {
        needed = new Set(pages)
        for (const one of needed)
          for (const next of context.getModuleInfo(one)?.importedIds ?? []) needed.add(next)
      }
      return needed.has(id) ? name : null
    },
  }
}

/**
 * Files of code that screens share, in the order in which a module falls to them. A screen asks for a handful of others
 * beside them, where parts of half a kilobyte each took it 25 to 80 requests; and whoever reads does not load what
 * forms need.
 *
 * @param folder of the sources
 */
export function codeGroups(folder: string): Rolldown.CodeSplittingGroup[] {
  const page = (path: string) => `${folder}/${path}-page.tsx`
  return [
    { name: 'vendor', test: vendor },
    { name: 'base', test: own, tags: ['$initial'] },
    sharedBy('shared-home', [page('home/pages/home')]),
    sharedBy('shared-laws', [page('laws/pages/law'), page('laws/pages/article')]),
    sharedBy('shared-lists', [
      page('laws/pages/search'),
      page('publications/pages/publications'),
      page('publications/pages/publication'),
      page('requirements/pages/demand'),
      page('forum/pages/forum'),
    ]),
    sharedBy('shared-providers', [page('providers/pages/directory')]),
    { ...shared, name: 'shared', test: ofNoFeature },
    // The two that most readers read first: to ask for a file takes a slow phone longer than to read half a kilobyte.
    sharedBy('parts-home', [page('home/pages/home')], 2),
    sharedBy('parts-laws', [page('laws/pages/eli')], 3),
  ]
}

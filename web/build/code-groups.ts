import type { Rolldown } from 'vite'
import { joined, type Part } from './joined-parts.ts'

/** What every screen stands on: one file, which compresses better than its parts, and is fetched by one request. */
const vendor = /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack)\//

/** All but the words, which come by language, and the faces of letters, which are an input of their own. */
const own = /(web|protocol)\/src\/(?!words|ui\/fonts\.css)/

/** What most readers read first weighs as much as so many other screens. */
const weightOfFirst = 8

/** A screen of the administration, which few read, weighs as much of another. */
const weightOfDesk = 0.5

/** What every screen of the administration stands in. */
const desk = /web\/src\/app\/admin\/admin-page\.tsx$/

/** Modules, and all that they import at once. */
function reached(modules: Iterable<string>, context: Rolldown.ChunkingContext): Set<string> {
  const all = new Set(modules)
  for (const one of all) for (const next of context.getModuleInfo(one)?.importedIds ?? []) all.add(next)
  return all
}

/** What is imported later: screens, and parts of them that most readers never need. */
function importedLater(entry: string, context: Rolldown.ChunkingContext): string[] {
  const seen = new Set([entry])
  const later = new Set<string>()
  for (const one of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(one) ?? {}
    for (const next of dynamicallyImportedIds) later.add(next)
    for (const next of [...importedIds, ...dynamicallyImportedIds]) seen.add(next)
  }
  return [...later]
}

/** Modules that the same screens need are a part; what a single one needs stays with it, and a screen is a file of its own. */
function partsOf(entry: string, screens: readonly string[], context: Rolldown.ChunkingContext): Part[] {
  const everywhere = reached([entry], context)
  const neededBy = new Map<string, Set<number>>()
  for (const [place, screen] of screens.entries()) {
    for (const module of reached([screen], context)) {
      if (everywhere.has(module) || screens.includes(module) || !own.test(module)) continue
      neededBy.set(module, (neededBy.get(module) ?? new Set()).add(place))
    }
  }
  const shared = [...neededBy.keys()].filter((module) => neededBy.get(module)!.size > 1)
  const together = Map.groupBy(shared, (module) => [...neededBy.get(module)!].join())
  const partOf = new Map<string, Part>()
  const parts = Array.from(together.values(), (modules): Part => {
    const size = modules.reduce((sum, one) => sum + (context.getModuleInfo(one)?.code?.length ?? 0), 0)
    const part = { modules, size, screens: neededBy.get(modules[0]!)!, imports: new Set<Part>() }
    for (const module of modules) partOf.set(module, part)
    return part
  })
  for (const part of parts) {
    for (const module of part.modules) {
      for (const next of context.getModuleInfo(module)!.importedIds) {
        const other = partOf.get(next)
        if (other && other !== part) part.imports.add(other)
      }
    }
  }
  return parts
}

/** A file is called by the first module in it. */
const nameOf = (module: string) =>
  module
    .replace(/^.*\/src\//, '')
    .replace(/\.\w+$/, '')
    .replaceAll('/', '-')

/** Of each module that screens share, the name of the file that it comes in. */
function filesOf(
  entry: string,
  firsts: readonly string[],
  context: Rolldown.ChunkingContext,
): Map<string, string> {
  const screens = importedLater(entry, context)
  const weights = screens.map((screen) => {
    if (firsts.includes(screen)) return weightOfFirst
    return [...reached([screen], context)].some((one) => desk.test(one)) ? weightOfDesk : 1
  })
  const files = [...joined(partsOf(entry, screens, context), weights)]
  return new Map(files.flatMap(({ modules }) => modules.map((one) => [one, nameOf(modules[0]!)])))
}

/**
 * Files of code that screens share, so that each loads little beyond what it needs, by few requests: each module by
 * itself would be 25 to 80 of them.
 *
 * @param entry the module that every page runs
 * @param firsts the pages that most readers read first
 */
export function codeGroups(entry: string, firsts: readonly string[]): Rolldown.CodeSplittingGroup[] {
  let files: Map<string, string> | undefined
  return [
    { name: 'vendor', test: vendor },
    { name: 'base', test: own, tags: ['$initial'] },
    {
      debugName: 'shared',
      test: own,
      // All of them have files of their own.
      includeDependenciesRecursively: false,
      name: (module, context) => {
        files ??= filesOf(entry, firsts, context)
        return files.get(module) ?? null
      },
    },
  ]
}

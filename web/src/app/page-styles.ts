import { chunkNames, chunks, entry, faces, readClientFile } from './client-files.ts'
import { paintedBy, readRules, type StyleRule } from './style-rules.ts'

/** A style sheet of the client's build. */
interface Sheet {
  file: string
  rules: StyleRule[]
  classes: string[]
  /** Of the entry: every page has it. */
  isEverywhere: boolean
}

/** Every sheet, each behind those of what its chunk imports, which its rules may change. */
const sheets: readonly Sheet[] = (() => {
  const everywhere = new Set(chunkNames(entry.key, 'static'))
  const files = new Map<string, boolean>()
  for (const name of chunkNames(entry.key, 'all')) {
    for (const file of chunks[name]!.css ?? [])
      files.set(file, (files.get(file) ?? false) || everywhere.has(name))
  }
  return Array.from(files, ([file, isEverywhere]) => {
    const text = readClientFile(file)
    const classes = new Set(Array.from(text.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g), ([, name]) => name!))
    return { file, rules: readRules(text), classes: [...classes], isEverywhere }
  })
})()

const sheetsByClass = Map.groupBy(
  sheets.flatMap((sheet) => sheet.classes.map((name) => ({ name, sheet }))),
  ({ name }) => name,
)

/** What a page is painted with. */
export interface PageStyles {
  /** The faces of its letters, and the rules that say something of what is in it. */
  text: string
  /** The whole sheets that they are of, and those of the screen's code that say nothing of it yet. */
  files: string[]
}

/**
 * The styles of a page, by the classes in its HTML: of the sheets of the entry, and of each that says something of one.
 *
 * @param screen the module of the screen's page
 */
export function stylesFor(html: string, screen: string | undefined): PageStyles {
  const used = new Set(
    Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names]) => names!.split(' ')).flat(),
  )
  const named = new Set(
    Array.from(used, (name) => sheetsByClass.get(name) ?? [])
      .flat()
      .map(({ sheet }) => sheet),
  )
  const painted = sheets.filter((sheet) => sheet.isEverywhere || named.has(sheet))
  const ofScreen = new Set(
    screen ? [...chunkNames(screen, 'static')].flatMap((name) => chunks[name]!.css ?? []) : [],
  )
  const wanted = sheets.filter((sheet) => painted.includes(sheet) || ofScreen.has(sheet.file))
  return {
    text: faces + painted.map(({ rules }) => paintedBy(rules, used)).join(''),
    files: wanted.map(({ file }) => file),
  }
}

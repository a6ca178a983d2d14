import type * as catalogues from '../src/app/catalogues-of.ts'
import type * as screen from '../src/app/screen.ts'
import type * as screens from '../src/app/screens.ts'

/** A source by itself: with the build's own code it would come with all that screens import. */
const readSource = async <Source>(name: string) =>
  (await import(new URL(`../src/app/${name}.ts`, import.meta.url).href)) as Source

/**
 * The name of the file that a catalogue stands in, where that is not its own: those that the same screens need come
 * together in the file of the first, as a request takes a slow phone longer than the words.
 */
export async function fileNamesOfWords(): Promise<ReadonlyMap<string, string>> {
  const { screenTable } = await readSource<typeof screens>('screens')
  const { isScreen } = await readSource<typeof screen>('screen')
  const { cataloguesOf } = await readSource<typeof catalogues>('catalogues-of')
  const needing = new Map<string, string>()
  for (const { path, words, roles } of screenTable.rows.filter(isScreen)) {
    for (const name of cataloguesOf({ words, roles })) needing.set(name, `${needing.get(name) ?? ''} ${path}`)
  }
  const together = Map.groupBy(needing.keys(), (name) => needing.get(name))
  return new Map(
    Array.from(together.values()).flatMap(([first, ...others]) =>
      others.map((name): [string, string] => [name, first!]),
    ),
  )
}

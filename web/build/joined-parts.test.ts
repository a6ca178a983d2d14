import { describe, expect, test } from 'vitest'
import { joined, type Part } from './joined-parts.ts'

const small = 500
const large = 50_000

/** A part of one module that these screens need. */
function part(name: string, size: number, screens: number[], ...imports: Part[]): Part {
  return { modules: [name], size, screens: new Set(screens), imports: new Set(imports) }
}

/** The modules of each file. */
const files = (parts: Part[], weights = [1, 1, 1]) =>
  Array.from(joined(parts, weights), ({ modules }) => modules.toSorted().join(' ')).toSorted()

describe('parts', () => {
  test('that the same screens load come in one file', () => {
    expect(files([part('a', large, [0, 1]), part('b', large, [0, 1])])).toEqual(['a b'])
  })

  test('come in one file where that spares more requests than it costs in code', () => {
    expect(files([part('a', small, [0, 1]), part('b', small, [0, 1, 2])])).toEqual(['a b'])
    expect(files([part('a', large, [0, 1]), part('b', small, [0, 1, 2])])).toEqual(['a', 'b'])
  })

  test('that no screen loads together stay apart', () => {
    expect(files([part('a', small, [0]), part('b', small, [1])])).toEqual(['a', 'b'])
  })

  test('stay apart where a screen that counts for many would load what it does not need', () => {
    const given = () => [part('a', small, [0, 1]), part('b', small, [0, 1, 2])]
    expect(files(given(), [1, 1, 1])).toEqual(['a b'])
    expect(files(given(), [1, 1, 100])).toEqual(['a', 'b'])
  })

  test('stay apart where what one of them imports would be loaded in vain', () => {
    const behind = part('behind', large, [0, 2, 3])
    const given = [part('a', small, [0], behind), part('b', small, [0, 1]), behind]
    expect(files(given, [1, 1, 1, 1])).toEqual(['a behind', 'b'])
  })

  test('are all there once, a screen loads no less than before, and none imports itself by way of others', () => {
    const screens = Array.from({ length: 12 }, (_, at) => at)
    const given: Part[] = []
    for (let at = 0; at < 60; at += 1) {
      const needing = screens.filter((screen) => (at * 7 + screen * 5) % 4 === 0)
      // What runs before another is loaded by all that load that.
      const imports = given.filter(
        (other, place) => (at + place) % 9 === 0 && needing.every((one) => other.screens.has(one)),
      )
      given.push(part(`m${at}`, (at * 397) % 9_000, needing, ...imports))
    }
    const before = given.map(({ modules, screens: needing }) => [modules[0]!, new Set(needing)] as const)
    const after = [
      ...joined(
        given,
        screens.map(() => 1),
      ),
    ]
    const all = after.flatMap(({ modules }) => modules)
    expect(all.toSorted()).toEqual(before.map(([module]) => module).toSorted())
    expect(after.length).toBeLessThan(before.length)
    for (const one of after) {
      const behind = new Set(one.imports)
      for (const other of behind) for (const next of other.imports) behind.add(next)
      expect(behind.has(one)).toBe(false)
    }
    for (const [module, needing] of before) {
      const home = after.find(({ modules }) => modules.includes(module))!
      expect([...needing].filter((screen) => !home.screens.has(screen))).toEqual([])
    }
  })
})

import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../src')

/** The classes that a style sheet has rules for. */
function classesIn(sheet: string): Set<string> {
  const selectors = sheet
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/:global\([^)]*\)/g, '')
    .replaceAll(/\{[^{}]*\}/g, '{}')
    // Media queries hold numbers, selectors none.
    .replaceAll(/@[^{]*/g, '')
  return new Set(Array.from(selectors.matchAll(/\.([a-z][\w-]*)/gi), ([, name]) => name!))
}

interface Uses {
  named: Set<string>
  /** Some are named only while the screen is drawn. */
  isOpen: boolean
}

/** What every module names of each style sheet. */
async function usesOfSheets(): Promise<Map<string, Uses>> {
  const uses = new Map<string, Uses>()
  for await (const file of glob(`${source}/**/*.{ts,tsx}`)) {
    const code = readFileSync(file, 'utf8')
    for (const [, name, path] of code.matchAll(/^import (\w+) from '(.+\.module\.css)'$/gm)) {
      const sheet = resolve(dirname(file), path!)
      const { named, isOpen } = uses.get(sheet) ?? { named: new Set<string>(), isOpen: false }
      // Keys of words and paths of files may begin alike.
      for (const [, one] of code.matchAll(new RegExp(`(?<![\\w.'/-])${name}\\.(\\w+)`, 'g'))) named.add(one!)
      uses.set(sheet, { named, isOpen: isOpen || code.includes(`${name}[`) })
    }
  }
  return uses
}

test('every class that a screen names has its rules, and every rule a screen that names its class', async () => {
  const uses = await usesOfSheets()
  const wrong: string[] = []
  let count = 0
  for await (const sheet of glob(`${source}/**/*.module.css`)) {
    count++
    const ruled = classesIn(readFileSync(sheet, 'utf8'))
    const { named, isOpen } = uses.get(sheet) ?? { named: new Set<string>(), isOpen: false }
    for (const name of named) if (!ruled.has(name)) wrong.push(`${sheet} lacks .${name}`)
    for (const name of ruled) if (!isOpen && !named.has(name)) wrong.push(`${sheet}: nobody names .${name}`)
  }
  expect(count).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})

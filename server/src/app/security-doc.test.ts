import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, root), 'utf8')

const quoted = Array.from(read('docs/security.md').matchAll(/`([^`]+)`/g), ([, text = '']) => text)

test('every file that docs/security.md rests on is there', () => {
  const files = quoted.filter((text) =>
    /^(?:server|protocol|web|docs|deploy|bench|e2e)\/[\w./-]+$/.test(text),
  )
  expect(files.length).toBeGreaterThan(80)
  expect(files.filter((file) => !existsSync(new URL(file, root)))).toEqual([])
})

test('every setting that it rests on is one of the portal’s', () => {
  const settings = quoted.filter((text) => /^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/.test(text))
  const readme = read('README.md')
  expect(settings.length).toBeGreaterThan(10)
  expect(settings.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})

import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'

/** Tests, and what is there for them alone, may look at anything. */
const isTest = (path) =>
  /\.test\.tsx?$|\/testing\/|\/fixtures?[./]|\/(call-inputs|move-samples|secret-scenes)\.ts$/.test(path)

/** The file in the repository that an import names; null for packages. */
function target(file, specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  const [, side, path] = /^@portal\/([\w-]+)\/(.*)$/.exec(specifier) ?? []
  return side ? `${side}/src/${path}` : null
}

function* specifiers(source, module, isLoaded = () => true) {
  for (const one of module.staticImports) if (isLoaded(one)) yield one.moduleRequest.value
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest } of entries) if (moduleRequest) yield moduleRequest.value
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const [, specifier] = /^['"](.*)['"]$/.exec(source.slice(moduleRequest.start, moduleRequest.end)) ?? []
    if (specifier) yield specifier
  }
}

/**
 * A source with the files of the repository that it imports, types included, those of them that are loaded with it,
 * and its syntax tree.
 */
export function readSource(file, text) {
  const { module, program } = parseSync(file, text)
  const targets = (named) => [...new Set(named)].map((one) => target(file, one)).filter((one) => one !== null)
  const isValue = ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType)
  return {
    file,
    imports: targets(specifiers(text, module)),
    loads: targets(specifiers(text, module, isValue)),
    program,
  }
}

/** Every source of the repository, tests left out. */
export function readSources() {
  const files = globSync('{protocol,server,web,e2e,bench}/**/*.{ts,tsx}', {
    exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
  })
  return files
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !isTest(path))
    .sort()
    .map((file) => readSource(file, readFileSync(file, 'utf8')))
}

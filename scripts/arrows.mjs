// Which folder may import from which (docs/architecture.md). Types count as well as values.
import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'

const isTest = (path) => /\.test\.tsx?$|\/(testing|fixtures?)[./]/.test(path)

/** The features of a side, by their folder: what is neither the kernel, nor the engine, nor the whole. */
const serverFeature =
  /^server\/src\/(?!kernel\/|search\/|text\/|import\/|app\/|commands\/|testing\/)([\w-]+)\//
const webFeature = /^web\/src\/(?!ui\/|app\/)([\w-]+)\//
/** What features may use of the web app's frame: not what puts the whole together. */
const webFrame =
  /^web\/src\/app\/((?!app\.|create-|document\.|entry-|prepared-|router|shell\/)|shell\/(navigation|not-found|legal-text)\.)/

/** From each folder, what its files may import; a file is under the first rule that it matches. */
const rules = [
  { from: /^protocol\//, may: [/^protocol\//] },
  { from: /^server\/migrations\//, may: [] },
  {
    from: /^server\/src\/kernel\//,
    may: [/^server\/src\/kernel\//, /^protocol\/src\/kernel\//, /^protocol\/src\/words\/\w+\/kernel\.ts$/],
  },
  {
    from: /^server\/src\/text\//,
    may: [/^server\/src\/text\//, /^protocol\/src\/(laws\/article-number|kernel\/languages)\.ts$/],
  },
  {
    from: /^server\/src\/import\//,
    may: [/^server\/src\/(import|kernel|text)\//, /^protocol\/src\/(laws\/article-number|kernel\/)/],
  },
  {
    from: /^server\/src\/search\//,
    may: [/^server\/src\/(search|text)\//, /^protocol\/src\/(laws\/article-number|kernel\/languages)\.ts$/],
  },
  {
    from: serverFeature,
    may: [
      /^protocol\//,
      /^server\/src\/(kernel|reference|text|import)\//,
      /^server\/src\/search\/door\.ts$/,
      /^server\/src\/[\w-]+\/actions\//,
      // What laws are on a day: rules over dates alone.
      /^server\/src\/laws\/(timeliness|versions)\.ts$/,
    ],
    own: serverFeature,
  },
  { from: /^server\/src\//, may: [/^protocol\//, /^server\//] },
  { from: /^web\/src\/ui\//, may: [/^web\/src\/ui\//, /^protocol\/src\/(kernel|words)\//] },
  {
    from: webFeature,
    may: [/^protocol\//, /^web\/src\/(ui|search|citations)\//, webFrame, /^web\/src\/[\w-]+\/queries\.ts$/],
    own: webFeature,
  },
  { from: /^web\//, may: [/^protocol\//, /^web\//] },
  { from: /^(e2e|bench)\//, may: [/^(e2e|bench|protocol|server|web)\//] },
]

/** The file in the repository that an import names; null for packages. */
function target(file, specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  const [, side, path] = /^@portal\/([\w-]+)\/(.*)$/.exec(specifier) ?? []
  return side ? `${side}/src/${path}` : null
}

function* imports(file) {
  const source = readFileSync(file, 'utf8')
  const { module } = parseSync(file, source)
  for (const { moduleRequest } of module.staticImports) yield moduleRequest.value
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest } of entries) if (moduleRequest) yield moduleRequest.value
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const [, specifier] = /^['"](.*)['"]$/.exec(source.slice(moduleRequest.start, moduleRequest.end)) ?? []
    if (specifier) yield specifier
  }
}

function mayImport(file, other) {
  const rule = rules.find(({ from }) => from.test(file))
  if (!rule) return true
  if (rule.may.some((pattern) => pattern.test(other))) return true
  return rule.own !== undefined && rule.own.exec(file)[1] === rule.own.exec(other)?.[1]
}

const files = globSync('{protocol,server,web,e2e,bench}/**/*.{ts,tsx}', {
  exclude: (path) => /(^|\/)(node_modules|dist)$/.test(String(path)),
})
let wrong = 0
for (const file of files.map((path) => path.replaceAll('\\', '/')).sort()) {
  // Tests may look at anything.
  if (isTest(file)) continue
  for (const specifier of new Set(imports(file))) {
    const other = target(file, specifier)
    if (other && !mayImport(file, other)) {
      process.stdout.write(`${file} may not import ${other}\n`)
      wrong += 1
    }
  }
}
process.exitCode = wrong > 0 ? 1 : 0

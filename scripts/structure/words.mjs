import { nodes, text } from './nodes.mjs'

/** The catalogues of the frames, which no screen names (web/src/app/words.ts). */
const ofShell = ['shell', 'screens']
const ofAdministration = ['adminFrame', 'secondFactor']
/** Joined from every feature, or read by the server too. */
const exempt = new Set(['screens', 'audit', 'waiting', 'kernel'])

function* calls(program, names) {
  for (const node of nodes(program)) {
    if (node.type === 'CallExpression' && names.includes(node.callee.name)) yield node
  }
}

/** The catalogues that a file's code reads. */
function catalogues(program) {
  const named = [...calls(program, ['useTranslation', 'useCatalogue'])]
  return new Set(named.map(({ arguments: [first] }) => text(first) ?? 'shell'))
}

/** What stands in a list of texts: names of lists in the same file are followed. */
function texts(node, constants) {
  if (node?.type === 'Identifier') return texts(constants.get(node.name), constants)
  if (node?.type === 'SpreadElement') return texts(node.argument, constants)
  if (node?.type === 'ArrayExpression') return node.elements.flatMap((one) => texts(one, constants))
  return text(node) === null ? [] : [text(node)]
}

function constantsOf(program) {
  const declared = [...nodes(program)].filter(({ type, init }) => type === 'VariableDeclarator' && init)
  return new Map(declared.map(({ id, init }) => [id.name, init]))
}

/** The rows of a table of screens that have a page: its path, the files of what stands there, the words it names. */
function* rows({ file, program, imports }) {
  const constants = constantsOf(program)
  for (const node of nodes(program)) {
    if (node.type !== 'ObjectExpression') continue
    const property = (name) => node.properties.find(({ key }) => key?.name === name)?.value
    const page = property('page')
    if (!property('path') || !page) continue
    const fileOf = (given) => {
      const load = given.type === 'Identifier' ? constants.get(given.name) : given
      const asked = [...nodes(load)].find(({ type }) => type === 'ImportExpression')
      const name = text(asked.source).replace(/^(\.\.?\/)+/, '/')
      return imports.find((other) => other.endsWith(name))
    }
    yield {
      file,
      path: text(property('path')),
      page: fileOf(page),
      others: [property('list'), property('instead')].filter((one) => one !== undefined).map(fileOf),
      words: texts(property('words'), constants),
      isInMenu: property('menus') !== undefined,
      frame: property('roles') ? [...ofShell, ...ofAdministration] : ofShell,
    }
  }
}

const isTable = ({ file }) => /^web\/src\/(?!app\/screens)[\w/-]+\/screens\.ts$/.test(file)

/** Each screen names the catalogues that its code reads, and no others. */
export function misnamedWords(sources) {
  const byFile = new Map(sources.map((source) => [source.file, source]))
  const read = new Map(sources.map(({ file, program }) => [file, catalogues(program)]))

  function reach(file, seen) {
    if (!byFile.has(file) || seen.has(file)) return seen
    seen.add(file)
    for (const other of byFile.get(file).loads) reach(other, seen)
    return seen
  }

  return sources.filter(isTable).flatMap((table) =>
    [...rows(table)].flatMap(({ file, path, page, others, words, frame }) => {
      const reached = new Set()
      for (const one of [page, ...others]) reach(one, reached)
      const used = new Set([...reached].flatMap((other) => [...read.get(other)]))
      const missing = [...used].filter((name) => !words.includes(name) && !frame.includes(name))
      const idle = words.filter((name) => !used.has(name))
      return [
        ...missing.map((name) => `${file}: ${path} reads the words of ${name} and does not name them`),
        ...idle.map((name) => `${file}: ${path} names the words of ${name} and does not read them`),
      ]
    }),
  )
}

/** No screen is there that no menu, section or link leads to. */
export function unusedScreens(sources) {
  const tables = sources.filter(isTable)
  const told = new Set()
  /** How addresses begin whose rest is put in while running. */
  const openings = []
  for (const source of sources.filter(({ file }) => /^(web|server)\/src\//.test(file))) {
    const isOfTable = tables.includes(source)
    for (const node of nodes(source.program)) {
      if (isOfTable && node.type === 'Property' && node.key.name === 'to') told.add(text(node.value))
      if (isOfTable) continue
      if (text(node) !== null) told.add(text(node))
      if (node.type === 'TemplateElement') told.add(node.value.cooked)
      if (node.type !== 'TemplateLiteral') continue
      const [, opening] = /^\/([\w-]+\/)$/.exec(node.quasis[0].value.cooked) ?? []
      if (opening && node.quasis.length > 1) openings.push(opening)
    }
  }
  const places = [...told].filter((place) => place !== null).map((place) => place.replace(/^\//, ''))
  const leads = (path) =>
    places.some((place) => place === path || new RegExp(`^${escape(path)}[/?#]`).test(place)) ||
    openings.some((opening) => path.startsWith(opening))
  const screens = tables.flatMap((table) => [...rows(table)])
  const isLed = ({ path, isInMenu }) => isInMenu || leads(path)
  // A second path of a screen, as old addresses have, is as good as the first.
  const ledPages = new Set(screens.filter(isLed).map(({ page }) => page))
  return screens
    .filter(({ page }) => !ledPages.has(page))
    .map(({ file, path }) => `${file}: nothing leads to ${path}`)
}

const escape = (part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The keys of a catalogue, without the endings of plural forms. */
function keysOf(tree, under = '') {
  if (typeof tree !== 'object') return [under.replace(/_(one|few|many|other)$/, '')]
  if (Array.isArray(tree)) return [under]
  return Object.entries(tree).flatMap(([key, inner]) => keysOf(inner, under ? `${under}.${key}` : key))
}

/** How a file's code names keys: texts, templates with places, and parts of a catalogue taken whole. */
function namings({ program }, catalogue) {
  const found = { texts: new Set(), patterns: [], parts: new Set(), isOpen: false }
  const asks = new Set()
  for (const node of nodes(program)) {
    if (text(node) !== null) found.texts.add(text(node))
    if (node.type === 'TemplateLiteral')
      found.patterns.push(new RegExp(`^${node.quasis.map(({ value }) => escape(value.cooked)).join('.+')}$`))
    if (node.type === 'Property' || node.type === 'MemberExpression')
      found.parts.add((node.key ?? node.property).name)
    if (node.type === 'VariableDeclarator' && node.init?.callee?.name === 'useTranslation') {
      if ((text(node.init.arguments[0]) ?? 'shell') !== catalogue) continue
      for (const { key, value } of node.id.properties ?? []) if (key.name === 't') asks.add(value.name)
    }
  }
  for (const {
    arguments: [first],
  } of calls(program, [...asks]))
    if (first.type !== 'TemplateLiteral' && text(first) === null && first.type !== 'ConditionalExpression')
      found.isOpen = true
  const taken = [...calls(program, ['useCatalogue'])].filter((node) => text(node.arguments[0]) === catalogue)
  found.isWhole = taken.length > 0
  found.isAny = [...nodes(program)].some(({ computed, object }) => computed && taken.includes(object))
  return found
}

/**
 * No word is there that nothing uses.
 *
 * @param words catalogues of one language, by name; those that no screen's code reads are left out
 */
export function unusedWords(sources, words) {
  const web = sources.filter(({ file }) => file.startsWith('web/src/'))
  // Looked for once: there are a hundred catalogues.
  const read = new Map(web.map((source) => [source, catalogues(source.program)]))
  return Object.entries(words).flatMap(([catalogue, tree]) => {
    const readers = web.filter((source) => read.get(source).has(catalogue))
    if (exempt.has(catalogue) || readers.length === 0) return []
    const told = (catalogue === 'shell' ? web : readers).map((source) => namings(source, catalogue))
    const isUsed = (key) =>
      told.some(
        ({ texts: named, patterns, parts, isOpen, isWhole, isAny }) =>
          isAny ||
          named.has(key) ||
          patterns.some((pattern) => pattern.test(key)) ||
          (isOpen && !key.includes('.')) ||
          (isWhole && parts.has(key.split('.')[0])),
      )
    return [...new Set(keysOf(tree))]
      .filter((key) => !isUsed(key))
      .map((key) => `words of ${catalogue}: nothing uses ${key}`)
  })
}

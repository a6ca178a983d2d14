import { nodes, text } from './nodes.mjs'

/** Methods of the query builder that name a table. */
const reading = /^(selectFrom|using|from|(inner|left|right|full|cross)Join(Lateral)?)$/
const writing = /^(insertInto|replaceInto|updateTable|deleteFrom|mergeInto)$/
/** Words before the name of a table in SQL. */
const readInSql = /(?<!\bdelete\s+)\b(?:from|join|using)\s+(?:only\s+)?"?(\w+)"?/gi
const writtenInSql = /\b(?:into|update|delete\s+from)\s+(?:only\s+)?"?(\w+)"?/gi

const featureOf = (file) => /^server\/src\/([\w-]+)\//.exec(file)?.[1]

/** The texts of a list in an object; those of one that is not there are none. */
function listOf(object, name) {
  const property = object.properties.find(({ key }) => key?.name === name)
  return (property?.value.elements ?? []).map(text)
}

/** What the features' descriptors say: whose each table is, and which others a feature reads or writes. */
function tableRules(sources) {
  const owners = new Map()
  const open = { reads: new Map(), writes: new Map() }
  for (const { program, file } of sources) {
    if (!/^server\/src\/(?:[\w-]+\/feature|app\/kernel-feature)\.ts$/.test(file)) continue
    for (const node of nodes(program)) {
      if (node.type !== 'ObjectExpression') continue
      const name = text(node.properties.find(({ key }) => key?.name === 'name')?.value)
      for (const table of listOf(node, 'tables')) owners.set(table, name)
      if (!name) continue
      for (const use of ['reads', 'writes']) open[use].set(name, new Set(listOf(node, use)))
    }
  }
  return { owners, ...open }
}

/** What a name stands for in a source, wherever it is declared there. */
function meanings(program) {
  const found = new Map()
  for (const node of nodes(program)) {
    const isLoop = node.type === 'ForOfStatement'
    for (const { id, init } of isLoop ? (node.left.declarations ?? []) : [node]) {
      const value = isLoop ? node.right : init
      if (id?.type !== 'Identifier' || !value) continue
      found.set(id.name, [...(found.get(id.name) ?? []), value])
    }
  }
  return found
}

/** The names that a value may be: its own, those of its choices, those of what it is called by. */
function namesIn(value, named) {
  if (value?.type === 'TSAsExpression') return namesIn(value.expression, named)
  if (value?.type === 'ArrayExpression') return value.elements.flatMap((one) => namesIn(one, named))
  if (value?.type === 'ConditionalExpression')
    return [value.consequent, value.alternate].flatMap((one) => namesIn(one, named))
  if (value?.type === 'Identifier') {
    const { [value.name]: meant = [], ...others } = named
    return meant.flatMap((one) => namesIn(one, others))
  }
  return text(value) === null ? [] : [text(value)]
}

/** The tables that a source's queries read, and those that they write. */
function tablesNamed({ program }) {
  const named = Object.fromEntries(meanings(program))
  const read = new Set()
  const written = new Set()
  for (const node of nodes(program)) {
    const method = node.type === 'CallExpression' ? (node.callee.property?.name ?? '') : ''
    if (reading.test(method) || writing.test(method)) {
      for (const name of namesIn(node.arguments[0], named))
        (reading.test(method) ? read : written).add(name.split(/\s+as\s+/)[0])
    }
    if (node.type === 'TaggedTemplateExpression' && node.tag.name === 'sql') {
      const sql = node.quasi.quasis.map(({ value }) => value.raw).join(' ? ')
      for (const [, table] of sql.matchAll(readInSql)) read.add(table)
      for (const [, table] of sql.matchAll(writtenInSql)) written.add(table)
    }
  }
  return { read, written }
}

/** Whether a source's queries are held to the tables of its feature: commands move whole databases. */
const isHeld = ({ file }) => file.startsWith('server/src/') && !file.startsWith('server/src/commands/')

/** Queries that name a table of another feature, and exceptions that no query of the feature needs. */
export function foreignTables(sources) {
  const { owners, ...open } = tableRules(sources)
  const needed = { reads: new Set(), writes: new Set() }
  const forbidden = sources.filter(isHeld).flatMap((source) => {
    const feature = featureOf(source.file)
    const { read, written } = tablesNamed(source)
    const wrong = new Set()
    for (const [use, tables] of Object.entries({ reads: read, writes: written })) {
      for (const table of tables) {
        needed[use].add(`${feature} ${table}`)
        const isForeign = owners.has(table) && owners.get(table) !== feature
        if (isForeign && !open[use].get(feature)?.has(table)) wrong.add(table)
      }
    }
    return [...wrong].map(
      (table) =>
        `${source.file}: SQL on ${table}, which is ${owners.get(table)}’s; its door has what others may use`,
    )
  })
  const idle = Object.entries(open).flatMap(([use, byFeature]) =>
    [...byFeature].flatMap(([feature, tables]) =>
      [...tables]
        .filter((table) => !needed[use].has(`${feature} ${table}`))
        .map((table) => `server/src/${feature}: ${use} ${table} in its descriptor, and no query does`),
    ),
  )
  return [...forbidden, ...idle]
}

import { z } from 'zod'
import type { FieldRule } from './rules.ts'

/** What a field takes, read from its schema, for forms: they load no schemas. */
export interface FieldRules {
  /** Texts go without saying. */
  kind?: 'list' | 'number' | 'truth'
  /** Nothing else goes without it. */
  isRequired?: true
  /** What is sent where nothing is said: null, or nothing at all; else what is said, empty as it is. */
  empty?: 'null' | 'absent'
  /** Characters of a text, or of each text of a list. */
  shortest?: number
  longest?: number
  /** Bounds of a number, or of how many a list has. */
  least?: number
  most?: number
  isWhole?: true
  /** Rules that have names. */
  rules?: FieldRule[]
  /** Source of a regular expression. */
  pattern?: string
  choices?: string[]
  /** The dictionary whose codes it takes. */
  dictionary?: string
}

type Schema = z.core.$ZodType

interface Read {
  /** What the wrappers around it leave. */
  core: Schema
  rules: FieldRule[]
  dictionary: string | undefined
}

/** What zod knows of a schema. */
function defOf({ _zod: inner }: Schema) {
  return inner.def as z.core.$ZodTypes['_zod']['def']
}

/** What a schema is wrapped in; null of one that is in nothing. */
function inside(schema: Schema): Schema | null {
  const def = defOf(schema)
  if ('innerType' in def) return def.innerType
  if (def.type !== 'pipe') return null
  return defOf(def.in).type === 'transform' ? def.out : def.in
}

/** Takes a schema out of what it is wrapped in, with the rules that the wrappers check. */
function unwrap(schema: Schema): Read {
  const rules = checksOf(schema).flatMap(({ params }) => params?.rule ?? [])
  const dictionary = z.globalRegistry.get(schema)?.dictionary
  const inner = inside(schema)
  if (!inner) return { core: schema, rules, dictionary }
  const read = unwrap(inner)
  return { core: read.core, rules: [...read.rules, ...rules], dictionary: dictionary ?? read.dictionary }
}

/** What a check of zod may say of itself. */
interface CheckDef {
  check: string
  params?: { rule?: FieldRule }
  /** Of `min_length` and `max_length`, of texts and lists alike. */
  minimum?: number
  maximum?: number
  /** Of `greater_than` and `less_than`. */
  value?: number
  format?: string
  pattern?: RegExp
}

function checksOf(schema: Schema): CheckDef[] {
  return (defOf(schema).checks ?? []).map(({ _zod: { def } }) => def as CheckDef)
}

/** Bounds of characters, of a number or of how many a list has. */
function bounds(core: Schema): { least?: number; most?: number } {
  const found: { least?: number; most?: number } = {}
  for (const { check, minimum, maximum, value } of checksOf(core)) {
    if (check === 'min_length') found.least = minimum!
    if (check === 'greater_than') found.least = value!
    if (check === 'max_length') found.most = maximum!
    if (check === 'less_than') found.most = value!
  }
  return found
}

function ofText(core: Schema): FieldRules {
  const { least, most } = bounds(core)
  const patterns = checksOf(core).flatMap(({ format, pattern }) =>
    format === 'regex' && pattern?.flags === '' ? pattern.source : [],
  )
  return {
    ...(least !== undefined && least > 1 && { shortest: least }),
    ...(most !== undefined && { longest: most }),
    ...(patterns[0] !== undefined && { pattern: patterns[0] }),
  }
}

/** The rules of a schema that has no fields of its own. */
function ofLeaf(schema: Schema): FieldRules {
  const { core, rules, dictionary } = unwrap(schema)
  const def = defOf(core)
  const takes = (value: unknown) => z.safeParse(schema, value).success
  const isTruth = def.type === 'boolean'
  const isEmptyTaken = [undefined, null, ''].some(takes) || (def.type === 'array' && takes([]))
  const common: FieldRules = {
    ...(!isEmptyTaken && !isTruth && { isRequired: true as const }),
    ...(takes(null) ? { empty: 'null' as const } : !takes('') && takes(undefined) && { empty: 'absent' }),
    ...(rules.length > 0 && { rules }),
    ...(dictionary !== undefined && { dictionary }),
  }
  if (isTruth) return { kind: 'truth', ...common }
  if (def.type === 'enum') return { ...common, choices: Object.values(def.entries).map(String) }
  if (def.type === 'literal') return { ...common, choices: def.values.map(String) }
  if (def.type === 'number') {
    const isWhole = 'format' in def && def.format === 'safeint'
    return { kind: 'number', ...common, ...bounds(core), ...(isWhole && { isWhole: true as const }) }
  }
  if (def.type === 'array') {
    const { isRequired: _, empty: __, kind: ___, ...item } = ofLeaf(def.element)
    return { kind: 'list', ...item, ...common, ...bounds(core) }
  }
  if (def.type !== 'string') return common
  const { pattern, ...rest } = ofText(core)
  // A code is chosen: the form of codes tells nobody anything.
  return { ...common, ...rest, ...(pattern !== undefined && dictionary === undefined && { pattern }) }
}

/** What two branches agree on. */
function both(one: FieldRules, other: FieldRules): FieldRules {
  const rules = one.rules?.filter((name) => other.rules?.includes(name)) ?? []
  const longest = one.longest !== undefined && other.longest !== undefined
  return {
    ...(one.kind && one.kind === other.kind && { kind: one.kind }),
    ...(one.isRequired && other.isRequired && { isRequired: true as const }),
    ...(one.empty && one.empty === other.empty && { empty: one.empty }),
    ...(longest && { longest: Math.max(one.longest!, other.longest!) }),
    ...(rules.length > 0 && { rules }),
    ...(one.pattern !== undefined && one.pattern === other.pattern && { pattern: one.pattern }),
    ...(one.choices && other.choices && { choices: [...new Set([...one.choices, ...other.choices])] }),
    ...(one.dictionary !== undefined &&
      one.dictionary === other.dictionary && { dictionary: one.dictionary }),
  }
}

/** The rules of each field that a schema takes, by its path: `name`, `identity.number`, `words.zh`. */
export function fieldRules(schema: Schema, path = ''): Record<string, FieldRules> {
  const { core } = unwrap(schema)
  const def = defOf(core)
  if (def.type === 'object') {
    const fields = Object.entries(def.shape).map(([name, field]) =>
      fieldRules(field, path ? `${path}.${name}` : name),
    )
    return Object.assign({}, ...fields) as Record<string, FieldRules>
  }
  if (def.type !== 'union') return { [path]: ofLeaf(schema) }
  const found: Record<string, FieldRules> = {}
  for (const option of def.options) {
    for (const [name, rules] of Object.entries(fieldRules(option, path)))
      found[name] = found[name] ? both(found[name], rules) : rules
  }
  return found
}

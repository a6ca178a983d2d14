import type { Visitor } from '../kernel/walk-xml.ts'
import { Harmful } from './harmful.ts'

/** Relationships to what runs, or is another program's; they are known by how their types end. */
const activeRelations =
  /\/(?:vbaProject|oleObject|control|aFChunk|xlMacrosheet|xlIntlMacrosheet|connections)$/i
/** On the writer's own machine, as a document's template often is: nothing is there for anybody else. */
const ownDisk = /^(?:file:\/{3})?[a-z]:/i
/** A field that starts another program. */
export const startsProgram = /^"?DDE(?:AUTO)?\b/i
/** Functions of a table that load something, or ask a program, when it is opened. */
const loadingFunctions = /\b(?:WEBSERVICE|IMAGE|RTD)\s*\(/i

/** Elements of a table that hold a formula. */
const formulas: ReadonlySet<string> = new Set(['f', 'definedName', 'formula', 'formula1', 'formula2'])

/** Characters of a field's instruction that say what it does. */
const saidFirst = 20

/** A name without what stands for its namespace, which each document chooses itself. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Values of an attribute, under whatever namespaces. */
const valuesOf = (attributes: Record<string, string>, wanted: string): string[] =>
  Object.entries(attributes).flatMap(([name, value]) => (localName(name) === wanted ? [value.trim()] : []))

/** Whether it leads outside: links that a reader follows are no harm, all others load by themselves. */
function isActiveRelation(attributes: Record<string, string>): boolean {
  const { Type = '', Target = '' } = attributes
  if (activeRelations.test(Type)) return true
  const isOutside = valuesOf(attributes, 'TargetMode').some((mode) => mode.toLowerCase() === 'external')
  return isOutside && !Type.endsWith('/hyperlink') && !ownDisk.test(Target)
}

/**
 * Looks, in a part of an Office file, for what does something by itself. Of a visitor for each part, what it hears
 * throws Harmful.
 */
export function officeActs(): Visitor {
  const elements: string[] = []
  /** What the fields that are open say, the innermost last: an instruction may stand in pieces. */
  const fields = ['']

  function say(said: string): void {
    const field = (fields.pop()! + said).trimStart().slice(0, saidFirst)
    fields.push(field)
    if (startsProgram.test(field) || startsProgram.test(said.trimStart())) throw new Harmful()
  }

  function markField(kind: string | undefined): void {
    if (kind === 'begin') fields.push('')
    if (kind === 'end' && fields.length > 1) fields.pop()
  }

  return {
    open(name, attributes) {
      const element = localName(name)
      elements.push(element)
      if (element === 'ddeLink') throw new Harmful()
      if (element === 'Relationship' && isActiveRelation(attributes)) throw new Harmful()
      if (element === 'fldChar') markField(valuesOf(attributes, 'fldCharType')[0])
      if (element !== 'fldSimple') return
      if (valuesOf(attributes, 'instr').some((said) => startsProgram.test(said))) throw new Harmful()
    },
    close() {
      elements.pop()
    },
    text(text) {
      const element = elements.at(-1) ?? ''
      if (element === 'instrText') say(text)
      if (formulas.has(element) && loadingFunctions.test(text)) throw new Harmful()
    },
  }
}

import type { CompoundFile } from './compound-file.ts'
import { Harmful } from './harmful.ts'
import { startsProgram } from './office-acts.ts'

/** The form of Word 97 and later; an older one has its text elsewhere. */
const readForm = 0x00c1
const [isEncrypted, isTableOne] = [0x0100, 0x0200]
/** Of the head: where the pieces of the text stand, and what the document is associated with. */
const [piecesAt, associatedAt] = [0x01a2, 0x019a]

/** What begins a field, ends its instruction, and ends it. */
const [fieldBegin, fieldSeparator, fieldEnd] = ['\u0013', '\u0014', '\u0015']
// oxlint-disable-next-line no-control-regex -- what fields are marked by
const fieldParts = /[\u0013-\u0015]|[^\u0013-\u0015]+/g
/** Fields within each other; nobody writes so many. */
const mostWithin = 100

/** Characters of a field's instruction that are looked at; what loads something says where from in fewer. */
const mostSaid = 1000

/** A field that loads what stands elsewhere: a picture, a text, a part of another program's file. */
const loads = /^"?(?:INCLUDE(?:PICTURE|TEXT)?|IMPORT|LINK)\b/i
/** On the writer's own disk, written as an address. */
const ownAddress = /\bfile:\/{3}(?=[a-z]:)/gi
/** Of a share, or from the web: not on the writer's own machine. */
const isElsewhere = /(?:^|[\s"“”\u0093\u0094])\\\\|\/\//

interface Parts {
  document: Buffer
  table: Buffer
}

/** @throws Harmful where it cannot be read to tell */
function partsOf(file: CompoundFile): Parts {
  const document = file.read('WordDocument')
  const flags = document.readUInt16LE(10)
  if (document.readUInt16LE(2) < readForm || flags & isEncrypted) throw new Harmful()
  return { document, table: file.read(flags & isTableOne ? '1Table' : '0Table') }
}

function named({ document, table }: Parts, offset: number): Buffer {
  const start = document.readUInt32LE(offset)
  return table.subarray(start, start + document.readUInt32LE(offset + 4))
}

/** The table of pieces, after what it says of their looks. */
function pieceTable(parts: Parts): Buffer {
  const described = named(parts, piecesAt)
  let at = 0
  while (described.readUInt8(at) === 1) at += 3 + described.readUInt16LE(at + 1)
  if (described.readUInt8(at) !== 2) throw new Harmful()
  return described.subarray(at + 5, at + 5 + described.readUInt32LE(at + 1))
}

/**
 * All of a document's text, its pieces in their order, however they lie in the file.
 *
 * @throws Harmful where they lie over each other, or not in the file
 */
function textOf(parts: Parts): string {
  const { document } = parts
  const table = pieceTable(parts)
  const count = Math.floor((table.length - 4) / 12)
  if (count < 1) throw new Harmful()
  let text = ''
  for (let index = 0; index < count; index += 1) {
    const characters = table.readUInt32LE((index + 1) * 4) - table.readUInt32LE(index * 4)
    const place = table.readUInt32LE((count + 1) * 4 + index * 8 + 2)
    const isNarrow = (place & 0x40000000) !== 0
    const start = isNarrow ? (place & 0x3fffffff) / 2 : place & 0x3fffffff
    const end = start + (isNarrow ? characters : characters * 2)
    if (end < start || end > document.length) throw new Harmful()
    text += document.toString(isNarrow ? 'latin1' : 'utf16le', start, end)
    if (text.length > document.length) throw new Harmful()
  }
  return text
}

interface Field {
  /** The beginning of its instruction. */
  said: string
  isSaid: boolean
}

/** Whether an instruction loads something that is not on the writer's own machine; one too long to tell is taken to. */
function loadsFromElsewhere(said: string): boolean {
  if (!loads.test(said)) return false
  return said.length === mostSaid || isElsewhere.test(said.replace(loads, '').replaceAll(ownAddress, ''))
}

/**
 * Whether the field that something is said in, the innermost whose instruction goes on, starts a program or loads what
 * is elsewhere.
 */
function actsByThat(open: readonly Field[], part: string): boolean {
  const field = open.findLast(({ isSaid }) => !isSaid)
  if (!field) return false
  field.said = (field.said + part).trimStart().slice(0, mostSaid)
  return startsProgram.test(field.said) || loadsFromElsewhere(field.said) || open.length > mostWithin
}

/** Whether a field does so: what an inner one shows is part of the instruction that it stands in. */
function fieldActs(text: string): boolean {
  const open: Field[] = []
  for (const [part] of text.matchAll(fieldParts)) {
    const last = open.at(-1)
    if (part === fieldBegin) open.push({ said: '', isSaid: false })
    else if (part === fieldEnd) open.pop()
    else if (part !== fieldSeparator) {
      if (actsByThat(open, part)) return true
    } else if (last) last.isSaid = true
  }
  return false
}

/** Where a document's template stands, as it was written. */
function templateOf(parts: Parts): string {
  const list = named(parts, associatedAt)
  if (list.length === 0) return ''
  const first = 6
  const second = first + 2 + list.readUInt16LE(first) * 2
  return list.toString('utf16le', second + 2, second + 2 + list.readUInt16LE(second) * 2)
}

/**
 * Whether a Word document starts a program by a field, or loads something from elsewhere by one or as its template.
 *
 * @throws RangeError, Harmful where it cannot be read to tell
 */
export function isActiveWord(file: CompoundFile): boolean {
  const parts = partsOf(file)
  return fieldActs(textOf(parts)) || isElsewhere.test(templateOf(parts))
}

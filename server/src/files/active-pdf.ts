import { inflateSync } from 'node:zlib'
import {
  isName,
  isReference,
  objectsOf,
  PdfReader,
  plainNames,
  type PdfDictionary,
  type PdfValue,
} from './pdf-objects.ts'

/** Names of a PDF for what runs, starts or brings something else. */
const activeNames = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|ImportData|GoToE)(?![A-Za-z])/
/** Actions that leave the document: by themselves they load something, by a reader's click they are links. */
const leaving = new Set(['URI', 'SubmitForm', 'GoToR'])

/** Of one stream of packed objects, and of all of a document. */
const mostObjectBytes = 16 * 1024 * 1024
const mostUnpacked = 64 * 1024 * 1024

/** A document names what is active, or holds what cannot be read. */
class Harmful extends Error {}

/** @throws Harmful */
function refuseActive(text: string): void {
  if (activeNames.test(plainNames(text))) throw new Harmful()
}

const isDictionary = (value: PdfValue | undefined): value is PdfDictionary => value instanceof Map

/**
 * Whether a PDF is protected, against reading or only against changes: what it packs cannot be looked into then, so it is
 * handed out as a download alone.
 */
export const isProtectedPdf = (content: Buffer): boolean => content.includes('/Encrypt')

/** Bytes of a stream as its dictionary says that they are packed; of those that packs no other way than usual. */
function unpack(content: Buffer, dictionary: PdfDictionary, most: number): Buffer {
  const filter = dictionary.get('Filter')
  const filters = Array.isArray(filter) ? filter : filter == null ? [] : [filter]
  if (filters.length === 0) {
    const end = content.indexOf('endstream')
    return end < 0 ? content : content.subarray(0, end)
  }
  const [only, ...more] = filters
  const isUsual = isName(only) && ['FlateDecode', 'Fl'].includes(only.name)
  if (!isUsual || more.length > 0 || dictionary.get('DecodeParms') != null) throw new Harmful()
  try {
    return inflateSync(content, { maxOutputLength: most })
  } catch {
    throw new Harmful()
  }
}

/** Where the bytes of a stream begin, behind its dictionary; undefined where it is none. */
function streamAt(text: string, at: number): number | undefined {
  const keyword = /[\0\t\n\f\r ]*stream(?:\r\n|\n|\r)/y
  keyword.lastIndex = at
  return keyword.test(text) ? keyword.lastIndex : undefined
}

/** A stream of objects that are packed together, whatever it says of itself. */
const isPacked = (dictionary: PdfDictionary): boolean => {
  const type = dictionary.get('Type')
  return (isName(type) && type.name === 'ObjStm') || (dictionary.has('First') && dictionary.has('N'))
}

/** Every dictionary that a value is or holds. */
function* dictionariesIn(value: PdfValue): Generator<PdfDictionary> {
  if (isDictionary(value)) yield value
  if (isDictionary(value) || Array.isArray(value))
    for (const one of value.values()) yield* dictionariesIn(one)
}

/** Objects of a document, by their numbers: as they stand there, and those that are packed together. */
class PdfObjects {
  readonly #values = new Map<number, PdfValue[]>()
  #unpacked = 0
  /** Characters that may still be read: objects that stand beside each other are read once. */
  #left: number

  /** @throws Harmful */
  constructor(content: Buffer) {
    const text = content.toString('latin1')
    refuseActive(text)
    this.#left = 2 * text.length
    const isProtected = isProtectedPdf(content)
    for (const { number, at } of objectsOf(text)) {
      const { value, end } = this.#add(number, text, at)
      if (isProtected || !isDictionary(value) || !isPacked(value)) continue
      const packed = streamAt(text, end)
      if (packed === undefined) throw new Harmful()
      this.#addPacked(content.subarray(packed), value)
    }
  }

  /** Each, with all that is within it. */
  *everyDictionary(): Generator<PdfDictionary> {
    for (const values of this.#values.values()) for (const value of values) yield* dictionariesIn(value)
  }

  /** What a value is, or may be, where it refers to an object. */
  resolved(value: PdfValue | undefined): PdfValue[] {
    if (isReference(value)) return this.#values.get(value.refersTo) ?? []
    return value === undefined ? [] : [value]
  }

  #add(number: number, text: string, at: number): { value: PdfValue; end: number } {
    const reader = new PdfReader(text, at)
    const value = reader.read()
    this.#left -= reader.at - at
    if (this.#left < 0) throw new Harmful()
    const known = this.#values.get(number)
    if (known) known.push(value)
    else this.#values.set(number, [value])
    return { value, end: reader.at }
  }

  #addPacked(content: Buffer, dictionary: PdfDictionary): void {
    const most = Math.min(mostObjectBytes, mostUnpacked - this.#unpacked)
    const unpacked = unpack(content, dictionary, most)
    this.#unpacked += unpacked.length
    this.#left += 2 * unpacked.length
    const text = unpacked.toString('latin1')
    refuseActive(text)
    const [count, first] = ['N', 'First'].map((name) => dictionary.get(name))
    if (typeof count !== 'number' || typeof first !== 'number') throw new Harmful()
    // Before the first object stand pairs: the number of each, and where it begins.
    const head = new PdfReader(text.slice(0, first))
    for (let at = 0; at < count && head.at < first; at += 1) {
      const [number, from] = [head.read(), head.read()]
      if (typeof number === 'number' && typeof from === 'number') this.#add(number, text, first + from)
    }
  }
}

/** Whether an action, or one that follows it, leaves the document; what was seen already does not. */
function leaves(objects: PdfObjects, action: PdfValue | undefined, seen: Set<PdfValue>): boolean {
  return objects.resolved(action).some((one) => {
    if (seen.has(one)) return false
    seen.add(one)
    if (Array.isArray(one)) return one.some((next) => leaves(objects, next, seen))
    if (!isDictionary(one)) return false
    const kinds = objects.resolved(one.get('S'))
    if (kinds.some((kind) => isName(kind) && leaving.has(kind.name))) return true
    return leaves(objects, one.get('Next'), seen)
  })
}

/** Whether it leaves the document when it is opened, or when something else happens that is no click on a link. */
function leavesByItself(objects: PdfObjects, dictionary: PdfDictionary, seen: Set<PdfValue>): boolean {
  if (leaves(objects, dictionary.get('OpenAction'), seen)) return true
  return objects.resolved(dictionary.get('AA')).some((events) => {
    if (!isDictionary(events) || seen.has(events)) return false
    seen.add(events)
    return [...events.values()].some((action) => leaves(objects, action, seen))
  })
}

/**
 * Whether a PDF runs, starts, loads or brings something by itself. A reader's links are no harm; what is packed
 * so that it cannot be read is taken for harm, unless the whole document is protected.
 */
export function isActivePdf(content: Buffer): boolean {
  try {
    const objects = new PdfObjects(content)
    const seen = new Set<PdfValue>()
    return [...objects.everyDictionary()].some((dictionary) => leavesByItself(objects, dictionary, seen))
  } catch (error) {
    if (error instanceof Harmful || error instanceof RangeError) return true
    throw error
  }
}

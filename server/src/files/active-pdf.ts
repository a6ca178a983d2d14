import { inflateSync } from 'node:zlib'
import { Harmful } from './harmful.ts'
import {
  isName,
  isReference,
  objectsOf,
  openPdfText,
  PdfReader,
  plainNames,
  type PdfDictionary,
  type PdfText,
  type PdfValue,
} from './pdf-objects.ts'

/** Names of a PDF for what runs, starts or brings something else, forms that are programs of their own among them. */
const activeNames = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|ImportData|GoToE|XFA)(?![A-Za-z])/
/** The same of names that are too short to be looked for in what is packed: dictionaries have them as keys. */
const activeKeys = ['JS', 'EF', 'OnInstantiate']
/** What stands on a page and brings something else, or plays by itself. */
const activeAnnotations = new Set(['FileAttachment', 'Screen', 'Movie', 'Sound', '3D'])
/** Actions that leave the document: by themselves they load something, by a reader's click they are links. */
const leaving = new Set(['URI', 'SubmitForm', 'GoToR', 'Thread'])

/** Bytes of one stream of packed objects, and of all of a document, packed or not. */
const mostObjectBytes = 16 * 1024 * 1024
const mostUnpacked = 64 * 1024 * 1024

/** @throws Harmful */
function refuseActive(text: string): void {
  if (activeNames.test(plainNames(text))) throw new Harmful()
}

const isDictionary = (value: PdfValue | undefined): value is PdfDictionary => value instanceof Map

/**
 * What stands in a PDF that is protected, against reading or only against changes: what it packs cannot be looked into
 * then, so it is handed out as a download alone.
 */
export const protectedMark = '/Encrypt'

/** The bytes of a stream, and how many were read for them. */
interface Unpacked {
  bytes: Buffer
  read: number
}

/** A stream as its dictionary says that it is packed; of those that packs no other way than usual. */
function unpack(content: Buffer, dictionary: PdfDictionary, most: number): Unpacked {
  const filter = dictionary.get('Filter')
  const filters = Array.isArray(filter) ? filter : filter == null ? [] : [filter]
  if (filters.length === 0) {
    const end = content.indexOf('endstream')
    const bytes = end < 0 ? content : content.subarray(0, end)
    if (bytes.length > most) throw new Harmful()
    return { bytes, read: bytes.length }
  }
  const [only, ...more] = filters
  const isUsual = isName(only) && ['FlateDecode', 'Fl'].includes(only.name)
  if (!isUsual || more.length > 0 || dictionary.get('DecodeParms') != null) throw new Harmful()
  try {
    // Its types do not know what `info` adds.
    const inflated: unknown = inflateSync(content, { maxOutputLength: most, info: true })
    const { buffer: bytes, engine } = inflated as { buffer: Buffer; engine: { bytesWritten: number } }
    return { bytes, read: engine.bytesWritten }
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
  /** Bytes that may still be unpacked, or read for it. */
  #packed = mostUnpacked
  /** Characters that may still be read, and values looked at: what stands beside each other is read once. */
  #left: number

  /** @throws Harmful */
  constructor(content: Buffer) {
    const text = content.toString('latin1')
    refuseActive(text)
    this.#left = 2 * text.length
    const isProtected = content.includes(protectedMark)
    const within = openPdfText(text)
    for (const { number, at } of objectsOf(within)) {
      const { value, end } = this.#add(number, within, at)
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

  /**
   * What a value is, or may be, where it refers to an object.
   *
   * @throws Harmful where that is asked of more than the document can have
   */
  resolved(value: PdfValue | undefined): PdfValue[] {
    if (!isReference(value)) return value === undefined ? [] : [value]
    const values = this.#values.get(value.refersTo) ?? []
    this.#spend(values.length)
    return values
  }

  #spend(amount: number): void {
    this.#left -= amount
    if (this.#left < 0) throw new Harmful()
  }

  #add(number: number, within: PdfText, at: number): { value: PdfValue; end: number } {
    const reader = new PdfReader(within, at)
    const value = reader.read()
    this.#spend(reader.at - at)
    const known = this.#values.get(number)
    if (known) known.push(value)
    else this.#values.set(number, [value])
    return { value, end: reader.at }
  }

  #addPacked(content: Buffer, dictionary: PdfDictionary): void {
    const { bytes, read } = unpack(content, dictionary, Math.min(mostObjectBytes, this.#packed))
    this.#packed -= Math.max(bytes.length, read)
    if (this.#packed <= 0) throw new Harmful()
    this.#left += 2 * bytes.length
    const text = bytes.toString('latin1')
    refuseActive(text)
    const within = openPdfText(text)
    const [count, first] = ['N', 'First'].map((name) => dictionary.get(name))
    if (typeof count !== 'number' || typeof first !== 'number') throw new Harmful()
    // Before the first object stand pairs: the number of each, and where it begins.
    const head = new PdfReader(within)
    for (let index = 0; index < count && head.at < Math.min(first, text.length); index += 1) {
      const [number, from] = [head.read(), head.read()]
      if (typeof number !== 'number' || typeof from !== 'number') continue
      const at = first + from
      if (at >= 0 && at < text.length) this.#add(number, within, at)
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

/** Whether a dictionary is of something that runs or plays, or has its bytes stand elsewhere. */
function isActive(objects: PdfObjects, dictionary: PdfDictionary): boolean {
  if (activeKeys.some((key) => dictionary.has(key))) return true
  if (dictionary.has('Length') && dictionary.has('F')) return true
  return objects
    .resolved(dictionary.get('Subtype'))
    .some((kind) => isName(kind) && activeAnnotations.has(kind.name))
}

/**
 * Whether a PDF runs, starts, loads or brings something by itself. A reader's links are no harm; what is packed
 * so that it cannot be read is taken for harm, unless the whole document is protected.
 */
export function isActivePdf(content: Buffer): boolean {
  try {
    const objects = new PdfObjects(content)
    const seen = new Set<PdfValue>()
    for (const dictionary of objects.everyDictionary())
      if (isActive(objects, dictionary) || leavesByItself(objects, dictionary, seen)) return true
    return false
  } catch (error) {
    if (error instanceof Harmful || error instanceof RangeError) return true
    throw error
  }
}

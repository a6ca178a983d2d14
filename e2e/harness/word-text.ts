import { inflateRawSync } from 'node:zlib'

/** Signature of a file's entry in the directory of a ZIP (APPNOTE 4.3.12). */
const entrySignature = 0x02014b50

/** The words of a Word document: what stands in its text, its paragraphs one after another. */
export function wordText(file: Buffer): string {
  const name = 'word/document.xml'
  for (let at = file.indexOf(name); at >= 0; at = file.indexOf(name, at + 1)) {
    const entry = at - 46
    if (entry < 0 || file.readUInt32LE(entry) !== entrySignature) continue
    const local = file.readUInt32LE(entry + 42)
    const begin = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    const content = file.subarray(begin, begin + file.readUInt32LE(entry + 20))
    const isStored = file.readUInt16LE(entry + 10) === 0
    return (isStored ? content : inflateRawSync(content)).toString('utf8').replace(/<[^>]+>/g, '')
  }
  throw new Error('there is no text in the document')
}

import { deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'

const megabyte = 1024 * 1024

/** A text as often as it goes into so many megabytes. */
export const filled = (text: string, megabytes: number) => text.repeat((megabytes * megabyte) / text.length)

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A Word document or a workbook with more parts than one has to have. */
export function officeDocument(
  parts: Record<string, string | Uint8Array>,
  kind: 'docx' | 'xlsx' = 'docx',
): Uint8Array {
  const main =
    kind === 'docx'
      ? ['word/document.xml', 'wordprocessingml.document']
      : ['xl/workbook.xml', 'spreadsheetml.sheet']
  const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${main[0]}" ContentType="application/vnd.openxmlformats-officedocument.${main[1]}.main+xml"/></Types>`
  const all = { '[Content_Types].xml': types, [main[0]!]: '<document/>', ...parts }
  return zipSync(
    Object.fromEntries(
      Object.entries(all).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
    ),
  )
}

/** Relationships of a Word document, of which one is of a type and leads to a target. */
export const relationships = (type: string, target: string, mode = 'External') =>
  `<Relationships><Relationship Id="r1" Type="${office}/${type}" Target="${target}" TargetMode="${mode}"/></Relationships>`

/** The part of a Word document that they stand in. */
export const relationshipsPart = 'word/_rels/document.xml.rels'

/** A PDF with more objects than one has to have. */
export const pdfDocument = (objects: string): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n${objects}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
    'latin1',
  )

/** Objects packed together, as most programs write them, or as its dictionary says. */
export function packedPdf(
  objects: string,
  dictionary = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode',
): Buffer {
  const content = dictionary.includes('Filter')
    ? deflateSync(Buffer.from(objects, 'latin1')).toString('latin1')
    : objects
  return pdfDocument(`9 0 obj<<${dictionary}/Length ${content.length}>>stream\n${content}\nendstream endobj`)
}

/** A zip whose directory says another size of a part than it has. */
export function sayingSize(zip: Uint8Array, part: string, bytes: number): Buffer {
  const lying = Buffer.from(zip)
  // In the directory, which stands last, the name follows its 46 bytes of numbers.
  lying.writeUInt32LE(bytes, lying.lastIndexOf(part) - 46 + 24)
  return lying
}

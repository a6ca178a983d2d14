import { describe, expect, test } from 'vitest'
import {
  filled,
  officeDocument,
  packedPdf,
  pdfDocument,
  relationships,
  relationshipsPart,
} from '../testing/document-inputs.ts'
import { hasActiveContent } from './active-content.ts'
import { mediaTypeOf } from './media-type.ts'

/** Objects packed in one stream, each named to begin where the first does. */
function overlapping(count: number): Buffer {
  const head = '2 0 '.repeat(count)
  const objects = head + '[' + filled('0 ', 2)
  return packedPdf(objects, `/Type/ObjStm/N ${count}/First ${head.length}/Filter/FlateDecode`)
}

/** Each is made to be read anew from every place in it, which would take hours. */
const hostile: [string, () => Uint8Array, boolean][] = [
  [
    'a relationship without end',
    () => officeDocument({ [relationshipsPart]: filled('<Relationship ', 20) }),
    true,
  ],
  [
    'many relationships',
    () =>
      officeDocument({
        [relationshipsPart]: `<Relationships>${filled('<Relationship Id="a" Type="b" Target="c"/>', 8)}</Relationships>`,
      }),
    false,
  ],
  [
    'a relationship with many values',
    () =>
      officeDocument({ [relationshipsPart]: relationships('image', filled("Type='x' ", 15), 'Internal') }),
    false,
  ],
  [
    'attributes without end',
    () =>
      officeDocument({
        [relationshipsPart]: `<a ${Array.from({ length: 500_000 }, (_, at) => `b${at}=""`).join(' ')}/>`,
      }),
    true,
  ],
  ['elements within each other', () => officeDocument({ 'word/document.xml': filled('<a>', 20) }), true],
  [
    'instructions of a field',
    () => officeDocument({ 'word/document.xml': `<w:p>${filled('<w:instrText>D</w:instrText>', 8)}</w:p>` }),
    false,
  ],
  [
    'an instruction without end',
    () => officeDocument({ 'word/document.xml': filled('<w:instrText', 20) }),
    true,
  ],
  ['a text without end', () => officeDocument({ 'word/document.xml': `<a>${filled('x', 60)}</a>` }), true],
  ['heads of objects', () => pdfDocument(filled('1 0 obj ', 10)), false],
  ['heads of objects in one comment', () => pdfDocument(filled('1 % ', 10)), false],
  ['heads of objects in many comments', () => pdfDocument(filled('% 1 \n', 10)), false],
  ['numbers with gaps', () => pdfDocument(`2 0 obj[${filled('1 % \n 1 ', 8)}`), false],
  ['numbers in one comment', () => pdfDocument(`2 0 obj[${filled('1 % ', 8)}`), false],
  ['a number without end', () => pdfDocument(`2 0 obj[${filled('1', 8)}x`), true],
  [
    'streams of packed objects, none with an end',
    () => pdfDocument(filled('1 0 obj<</First 1/N 1>>stream\n', 10)),
    true,
  ],
  [
    'objects of one number, asked for by each',
    () => pdfDocument(filled('1 0 obj<</AA 1 0 R/OpenAction 1 0 R/Subtype 1 0 R>>', 10)),
    true,
  ],
  ['packed objects that lie over each other', () => overlapping(1000), true],
]

describe('a file is read once, however it is written', () => {
  test.each(hostile)('%s', async (_, make, isActive) => {
    const content = Buffer.from(make())
    const mediaType = await mediaTypeOf(content)
    expect(await hasActiveContent(content, mediaType!)).toBe(isActive)
  })
})

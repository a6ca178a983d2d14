import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { compoundFile, oldExcel, oldWord } from './old-office.ts'

function officeFile(part: string, contentType: string): Uint8Array {
  const types = `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${contentType}.main+xml"/></Types>`
  return zipSync({ '[Content_Types].xml': strToU8(types), [part]: strToU8('<document/>') })
}

/** A picture whose left half is red and whose right half is blue. */
export function picture(width = 64, height = 32) {
  const background = { r: 255, g: 0, b: 0 }
  const blue = {
    create: { width: width / 2, height, channels: 3 as const, background: { r: 0, g: 0, b: 255 } },
  }
  return sharp({ create: { width, height, channels: 3, background } }).composite([
    { input: blue, left: width / 2, top: 0 },
  ])
}

export const noiseSide = 64

/** A picture that no format makes small: some kilobytes, where it has no other side. */
export function noise(format: 'png' | 'webp', side = noiseSide): Promise<Buffer> {
  const pixels = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const create = {
    width: side,
    height: side,
    channels: 3 as const,
    background: 'white',
    noise: pixels,
  }
  return sharp({ create }).toFormat(format).toBuffer()
}

/** Bytes of one small file of each kind, by the end of its usual name. */
export const sampleFiles = {
  jpg: () => picture().jpeg().toBuffer(),
  png: () => picture().png().toBuffer(),
  webp: () => picture().webp().toBuffer(),
  gif: () => picture().gif().toBuffer(),
  pdf: () => Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  doc: () => oldWord(),
  xls: () => oldExcel(),
  ppt: () => compoundFile({ 'PowerPoint Document': Buffer.alloc(4096) }),
  docx: () => officeFile('word/document.xml', 'wordprocessingml.document'),
  xlsx: () => officeFile('xl/workbook.xml', 'spreadsheetml.sheet'),
  zip: () => zipSync({ 'run.exe': strToU8('MZ') }),
  html: () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  svg: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  exe: () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]),
  txt: () => Buffer.from('plain'),
} satisfies Record<string, () => Uint8Array | Promise<Uint8Array>>

export type SampleKind = keyof typeof sampleFiles

/** A sample as a form sends it. */
export async function sampleFile(kind: SampleKind, name = `sample.${kind}`): Promise<File> {
  return new File([new Uint8Array(await sampleFiles[kind]())], name)
}

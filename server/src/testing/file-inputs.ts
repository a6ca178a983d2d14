import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'

const sectorBytes = 512
const endOfChain = 0xfffffffe
const tableSector = 0xfffffffd
const none = 0xffffffff

function directoryEntry(name: string, kind: number, content: { child: number; start: number; size: number }) {
  const entry = Buffer.alloc(128)
  entry.write(name, 'utf16le')
  entry.writeUInt16LE((name.length + 1) * 2, 64)
  entry.writeUInt8(kind, 66)
  for (const offset of [68, 72]) entry.writeUInt32LE(none, offset)
  entry.writeUInt32LE(content.child, 76)
  entry.writeUInt32LE(content.start, 116)
  entry.writeUInt32LE(content.size, 120)
  return entry
}

function compoundHeader(): Buffer {
  const header = Buffer.alloc(sectorBytes)
  header.writeBigUInt64BE(0xd0cf11e0a1b11ae1n)
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(4096, 56)
  header.writeUInt32LE(endOfChain, 60)
  header.writeUInt32LE(endOfChain, 68)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)
  return header
}

/** A compound file (MS-CFB, version 3) with one stream at its top, of 4096 bytes. */
export function compoundFile(streamName: string): Buffer {
  const table = Buffer.alloc(sectorBytes, 0xff)
  const chains = [tableSector, endOfChain, 3, 4, 5, 6, 7, 8, 9, endOfChain]
  for (const [sector, next] of chains.entries()) table.writeUInt32LE(next, sector * 4)
  const directory = Buffer.alloc(sectorBytes)
  directoryEntry('Root Entry', 5, { child: 1, start: endOfChain, size: 0 }).copy(directory)
  directoryEntry(streamName, 2, { child: none, start: 2, size: 4096 }).copy(directory, 128)
  return Buffer.concat([compoundHeader(), table, directory, Buffer.alloc(4096)])
}

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

/** A picture that no format makes small: some kilobytes. */
export function noise(format: 'png' | 'webp'): Promise<Buffer> {
  const pixels = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const create = {
    width: noiseSide,
    height: noiseSide,
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
  doc: () => compoundFile('WordDocument'),
  xls: () => compoundFile('Workbook'),
  ppt: () => compoundFile('PowerPoint Document'),
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

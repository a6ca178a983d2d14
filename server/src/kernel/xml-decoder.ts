/** Bytes in which an XML document says its encoding, where it says any. */
const declarationBytes = 256

const declared = /^<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/

function encodingOf(beginning: Buffer): string {
  const [first, second] = beginning
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  return declared.exec(beginning.toString('latin1', 0, declarationBytes))?.[1] ?? 'utf-8'
}

/**
 * A decoder for an XML document by its first bytes (XML 1.0, appendix F). It throws a TypeError at what its encoding does
 * not have.
 *
 * @throws RangeError where the document says an encoding that nobody knows
 */
export function xmlDecoder(beginning: Buffer): TextDecoder {
  return new TextDecoder(encodingOf(beginning), { fatal: true })
}

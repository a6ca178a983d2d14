import { openZip, ZipBroken, type Zip } from '../kernel/open-zip.ts'
import { isActivePdf } from './active-pdf.ts'
import { topNames } from './compound-file.ts'

/** What an Office file may be once it is unpacked: more is made to fill the memory of whoever opens it. */
const mostUnpacked = 256 * 1024 * 1024

/** Parts of Office files that run or are opened by a click: macros, controls, files of other programs, queries. */
const activeParts =
  /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml|activeX\/|macrosheets\/|connections\.xml|embeddings\/[^/]*\.bin$)/i

/** Where a relationship leads outside: links that a reader follows are no harm, all others load by themselves. */
const relationship = /<Relationship\b[^>]*>/gi
/** On the writer's own machine, as a document's template often is: nothing is there for anybody else. */
const ownDisk = /^(?:file:\/{3})?[a-z]:/i
/** A field that starts another program. */
const startsProgram = /<w:instrText[^>]*>\s*DDE(?:AUTO)?\b|w:instr="\s*DDE(?:AUTO)?\b|<ddeLink\b/i

function attribute(tag: string, name: string): string {
  return new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)`, 'i').exec(tag)?.[1] ?? ''
}

function loadsByItself(tag: string): boolean {
  if (attribute(tag, 'TargetMode').toLowerCase() !== 'external') return false
  return !attribute(tag, 'Type').endsWith('/hyperlink') && !ownDisk.test(attribute(tag, 'Target'))
}

function isActiveZip(zip: Zip): boolean {
  if (zip.unpackedBytes > mostUnpacked) return true
  if (/macroEnabled/i.test(zip.text('[Content_Types].xml') ?? '')) return true
  return [...zip.names].some((name) => {
    if (activeParts.test(name)) return true
    if (name.endsWith('.rels'))
      return [...(zip.text(name) ?? '').matchAll(relationship)].some(([tag]) => loadsByItself(tag))
    return (
      /^(?:word\/\w+|xl\/externalLinks\/\w+)\.xml$/.test(name) && startsProgram.test(zip.text(name) ?? '')
    )
  })
}

/** Where Word and Excel kept macros before 2007. */
const macroStorages = ['Macros', '_VBA_PROJECT_CUR']

function isActiveOffice(content: Buffer): boolean {
  try {
    return isActiveZip(openZip(content))
  } catch (error) {
    if (error instanceof ZipBroken) return true
    throw error
  }
}

/**
 * Whether a document does something by itself when it is opened (macros, scripts, what loads from elsewhere), brings
 * other files along, or unpacks to more than a document has. What cannot be read to tell is taken for such.
 */
export function hasActiveContent(content: Buffer, mediaType: string): boolean {
  if (mediaType === 'application/pdf') return isActivePdf(content)
  if (mediaType.startsWith('application/vnd.openxmlformats')) return isActiveOffice(content)
  const { storages } = topNames(content)
  return macroStorages.some((name) => storages.has(name))
}

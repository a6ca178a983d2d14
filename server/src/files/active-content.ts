import { openZip, ZipBroken, type Zip } from '../kernel/open-zip.ts'
import { walkPieces } from '../kernel/walk-xml.ts'
import { isActivePdf } from './active-pdf.ts'
import { Harmful } from './harmful.ts'
import { officeActs } from './office-acts.ts'
import { isActiveOldOffice } from './old-office.ts'

/** Parts of Office files that run or are opened by a click: macros, controls, files of other programs, queries. */
const activeParts =
  /(?:^|[\\/])(?:vbaProject\.bin|vbaData\.xml|activeX[\\/]|macrosheets[\\/]|connections\.xml|embeddings[\\/][^\\/]*\.bin$)/i
/** The same, wherever they stand, by what the file says that they are. */
const activeTypes = /macroEnabled|vba|activeX|oleObject|macrosheet|connections\+xml/i

/** Where a file says what each of its parts is. */
const typesPart = '[Content_Types].xml'

/** What the parts of a file are: each by its name, or all by what their names end with; both in small letters. */
interface PartTypes {
  byName: ReadonlyMap<string, string>
  byEnd: ReadonlyMap<string, string>
}

/** @throws Harmful, ZipBroken */
async function readTypes(zip: Zip): Promise<PartTypes> {
  if (!zip.names.has(typesPart)) throw new ZipBroken('does not say what its parts are')
  const byName = new Map<string, string>()
  const byEnd = new Map<string, string>()
  const note = (types: Map<string, string>, name: string, type: string) => {
    // Which of two a program believes is its own choice.
    if (types.has(name)) throw new ZipBroken('says twice what a part is')
    types.set(name, type)
  }
  await walkPieces(zip.pieces(typesPart), {
    open(_name, { PartName, Extension, ContentType = '' }) {
      if (PartName !== undefined && activeTypes.test(ContentType)) throw new Harmful()
      if (PartName !== undefined) note(byName, PartName.toLowerCase().replace(/^\//, ''), ContentType)
      if (Extension !== undefined) note(byEnd, Extension.toLowerCase(), ContentType)
    },
  })
  return { byName, byEnd }
}

/** Whether a part is XML that programs act by: what only looks like something is none. */
const isRead = (name: string, type: string): boolean =>
  !type.startsWith('image/') && (/\.(?:xml|rels)$/.test(name) || /[+/]xml$/i.test(type))

/** Has a part inflated, which is bounded, and looks at nothing of it. */
async function passOver(pieces: AsyncGenerator<Buffer>): Promise<void> {
  let isOver: boolean | undefined = false
  while (!isOver) isOver = (await pieces.next()).done
}

/** @throws Harmful, ZipBroken */
async function refuseActiveZip(zip: Zip): Promise<void> {
  const { byName, byEnd } = await readTypes(zip)
  for (const given of zip.names) {
    const name = given.toLowerCase()
    const type = byName.get(name) ?? byEnd.get(name.slice(name.lastIndexOf('.') + 1)) ?? ''
    if (activeParts.test(name) || activeTypes.test(type)) throw new Harmful()
    if (isRead(name, type)) await walkPieces(zip.pieces(given), officeActs())
    else await passOver(zip.pieces(given))
  }
}

async function isActiveOffice(content: Buffer): Promise<boolean> {
  try {
    await refuseActiveZip(openZip(content))
    return false
  } catch (error) {
    if (error instanceof ZipBroken || error instanceof Harmful) return true
    throw error
  }
}

/**
 * Whether a document does something by itself when it is opened (macros, scripts, what loads from elsewhere), brings
 * other files along, or unpacks to more than a document has. What cannot be read to tell is taken for such.
 */
export async function hasActiveContent(content: Buffer, mediaType: string): Promise<boolean> {
  if (mediaType === 'application/pdf') return isActivePdf(content)
  if (mediaType.startsWith('application/vnd.openxmlformats')) return isActiveOffice(content)
  return isActiveOldOffice(content)
}

import { createHash } from 'node:crypto'
import { mkdir, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { CollectionDeclaration } from './door.ts'
import { Collection } from './index/collection.ts'
import { snapshotSequence } from './index/read-snapshot.ts'
import { snapshotFormat } from './index/snapshot-format.ts'
import { snapshotOf } from './library.ts'

/** Where several portals leave things for each other, by name. */
export interface SharedShelf {
  /** Null where there is none of that name. */
  read(name: string): Promise<Buffer | null>
  write(name: string, content: Buffer, mediaType: string): Promise<void>
  readInto(name: string, path: string): Promise<void>
  writeFrom(name: string, path: string): Promise<void>
}

/** Of many portals one shares what it has, and not each time. */
const restMilliseconds = 10 * 60_000

interface Shared {
  sequence: number
  at: number
}

/** Portals of two versions, side by side, have snapshots of their own where they differ. */
function nameOf(database: string, declaration: CollectionDeclaration): string {
  const text = JSON.stringify([snapshotFormat, declaration])
  return `snapshot-${database}-${declaration.kind}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
}

/**
 * The snapshots that portals on one database share, so that one that is started anew need not build them.
 *
 * @param database what the database is known by
 * @param path of the portal's own snapshots
 */
export function openSharedSnapshots(
  shelf: SharedShelf,
  declarations: readonly CollectionDeclaration[],
  { database, path }: { database: string; path: string },
) {
  const places = declarations.map((declaration) => ({
    name: nameOf(database, declaration),
    file: snapshotOf(path, declaration.kind),
    own: () => snapshotSequence(snapshotOf(path, declaration.kind), new Collection(declaration)),
  }))

  async function shared(name: string): Promise<Shared> {
    const said = await shelf.read(`${name}.json`)
    return said ? (JSON.parse(said.toString()) as Shared) : { sequence: 0, at: 0 }
  }

  return {
    /** Takes those that are newer than this portal's own. */
    async take(): Promise<void> {
      for (const { name, file, own } of places) {
        const { sequence } = await shared(name)
        if (sequence <= own()) continue
        await mkdir(dirname(file), { recursive: true })
        await shelf.readInto(name, `${file}.part`)
        await rename(`${file}.part`, file)
      }
    },
    /** Leaves this portal's own where they are newer, and nobody has left any of late. */
    async give(): Promise<void> {
      for (const { name, file, own } of places) {
        const sequence = own()
        const known = await shared(name)
        if (sequence <= known.sequence || Date.now() - known.at < restMilliseconds) continue
        await shelf.writeFrom(name, file)
        const said = { sequence, at: Date.now() } satisfies Shared
        await shelf.write(`${name}.json`, Buffer.from(JSON.stringify(said)), 'application/json')
      }
    },
  }
}

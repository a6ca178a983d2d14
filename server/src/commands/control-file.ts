import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** How a command reaches the portal that runs on a data folder; only who may read the folder may read this. */
const control = z.object({ port: z.int().min(1).max(65_535), key: z.string().min(32) })

export type Control = z.output<typeof control>

/** What a portal answers a command that it refuses, or one that brings a document which cannot be stored. */
export const controlStatus = { refused: 409, badContent: 422 } as const

const pathIn = (dataDir: string) => join(dataDir, 'control.json')

export function writeControl(dataDir: string, value: Control): void {
  // A file left behind by a crash may have other permissions; a new one has these.
  removeControl(dataDir)
  writeFileSync(pathIn(dataDir), JSON.stringify(value), { mode: 0o600, flag: 'wx' })
}

export function removeControl(dataDir: string): void {
  rmSync(pathIn(dataDir), { force: true })
}

/** Null when no portal runs here, as far as the file tells. */
export function readControl(dataDir: string): Control | null {
  try {
    return control.parse(JSON.parse(readFileSync(pathIn(dataDir), 'utf8')))
  } catch {
    return null
  }
}

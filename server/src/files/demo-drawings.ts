import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { demoLines } from '../kernel/demo-lines.ts'
import type { Services } from '../kernel/services.ts'
import { checkFile, insertFile, withContent } from './store-file.ts'

const folder = new URL('../../seeds/demo/pictures/', import.meta.url)

const drawing = z.strictObject({
  /** Of what it stands beside, or the name of one that stands within a text. */
  category: z.string(),
  file: z.string(),
  zh: z.string(),
  en: z.string(),
  ru: z.string(),
})

async function drawn(file: string) {
  // Drawn at the first start alone: later ones do without it.
  const { default: sharp } = await import('sharp')
  const content = await sharp(await readFile(new URL(file, folder)))
    .png()
    .toBuffer()
  const name = file.replace(/\w+$/, 'png')
  const picture = new File([new Uint8Array(content)], name, { type: 'image/png' })
  return checkFile({ purpose: 'PICTURE', file: picture })
}

/**
 * The drawings of the samples, one of each category and those within texts, made once however many have it.
 *
 * @returns what uploads one as its owner would: its id, and what it shows in each language
 */
export function openDrawings(services: Services, ownerId: string) {
  const drawings = new Map(
    demoLines('pictures').map((line) => {
      const { category, file, ...text } = drawing.parse(JSON.parse(line))
      return [category, { file, text }]
    }),
  )
  const made = new Map<string, ReturnType<typeof drawn>>()
  return async (category: string) => {
    const found = drawings.get(category)
    if (!found) return null
    const { file, text } = found
    const making = made.get(file) ?? drawn(file)
    made.set(file, making)
    const checked = await making
    const { id } = await withContent(services, checked, (key) =>
      insertFile(services.db, checked, { id: key, ownerId }),
    )
    return { id, text }
  }
}

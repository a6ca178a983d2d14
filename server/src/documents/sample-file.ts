import type { FilePurpose } from '@portal/protocol/files/schemas.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { z } from 'zod'
import { storeFile } from '../files/door.ts'
import { htmlOfBlocks } from '../kernel/sample-blocks.ts'
import type { Services } from '../kernel/services.ts'
import type { Block } from './content.ts'
import { formattedBlocks } from './formatted-blocks.ts'
import { writeDocument } from './write-document.ts'

const inEach = <Text extends z.ZodType>(text: Text) => z.strictObject({ zh: text, en: text, ru: text })

/** A file that belongs to a sample: one for all readers, in three languages below each other. */
export const sampleFile = z.strictObject({
  name: z.string(),
  title: inEach(z.string()),
  /** Blocks, as `htmlOfBlocks` reads them. */
  content: inEach(z.array(z.string())),
})

/** Stands at the head of each page. */
const mark = '样例 · Sample · Образец'
const notes = [
  '样例文件：由平台生成，供试用，不具有任何效力。',
  'A sample made by the portal for trying it out; it has no effect whatever.',
  'Образец, созданный платформой для ознакомления; никакой силы не имеет.',
]

/** Makes such a file as PDF and uploads it as its owner would; its id. */
export async function makeSampleFile(
  services: Services,
  { ownerId, purpose }: { ownerId: string; purpose: FilePurpose },
  { name, title, content }: z.output<typeof sampleFile>,
): Promise<string> {
  const blocks = languages.flatMap((language): Block[] => [
    { kind: 'heading', level: 1, text: title[language], language },
    ...formattedBlocks(htmlOfBlocks(content[language])).map((block) => ({ ...block, language })),
  ])
  const bytes = await writeDocument('pdf', {
    title: title.zh,
    language: 'zh',
    readerLanguage: 'zh',
    mark,
    notes,
    facts: [],
    blocks,
    origin: services.config.publicUrl,
  })
  const file = new File([bytes], name, { type: 'application/pdf' })
  return (await storeFile(services, { purpose, file, ownerId })).id
}

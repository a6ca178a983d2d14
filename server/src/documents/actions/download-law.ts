import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { DocumentFormat } from '@portal/protocol/kernel/file.ts'
import type { lawCalls } from '@portal/protocol/laws/calls.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { showLaw } from '../../laws/door.ts'
import { fileName } from '../file-name.ts'
import { lawContent } from '../law-content.ts'
import { writeDocument } from '../write-document.ts'

/** A law as its page shows it, to be edited or printed. */
export function downloadLaw(format: DocumentFormat) {
  return async (services: Services, given: GivenOf<typeof lawCalls.docx>, asker: Asker) => {
    const law = await showLaw(services, given, asker)
    const { config, labels } = services
    const content = lawContent(law, {
      language: asker.language,
      labels: await labels.current(),
      origin: config.publicUrl,
    })
    return {
      name: fileName(format, law.title, law.version.versionOn),
      content: await writeDocument(format, content),
    }
  }
}

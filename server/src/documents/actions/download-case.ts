import type { caseCalls } from '@portal/protocol/cases/calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { DocumentFormat } from '@portal/protocol/kernel/file.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { showCase } from '../../cases/door.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { caseContent } from '../case-content.ts'
import { fileName } from '../file-name.ts'
import { writeDocument } from '../write-document.ts'

/** A case as its page shows it, to be edited or printed. */
export function downloadCase(format: DocumentFormat) {
  return async (services: Services, given: GivenOf<typeof caseCalls.docx>, asker: Asker) => {
    const found = await showCase(services, given, asker)
    const { config, labels } = services
    const content = caseContent(found, {
      language: asker.language,
      labels: await labels.current(),
      origin: config.publicUrl,
      today: zoneToday(),
    })
    return {
      name: fileName(format, found.title, found.caseNumber),
      content: await writeDocument(format, content),
    }
  }
}

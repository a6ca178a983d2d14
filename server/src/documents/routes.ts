import { caseCalls } from '@portal/protocol/cases/calls.ts'
import type { CaseDetails } from '@portal/protocol/cases/schemas.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { lawCalls } from '@portal/protocol/laws/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../kernel/http/bind.ts'
import { siteOrigin } from '../kernel/http/site-origin.ts'
import type { Services } from '../kernel/services.ts'
import { todayInShanghai } from '../kernel/today.ts'
import { showLaw } from '../laws/actions/show-law.ts'
import type { Labels } from '../reference/labels.ts'
import { caseDocument } from './case-document.ts'
import { lawDocument } from './law-document.ts'

interface DocumentSources {
  labels: { current(): Promise<Labels> }
  readCase: (id: string, choice: { asked: Language | undefined; reader: Language }) => Promise<CaseDetails>
}

export function documentRoutes(
  app: FastifyInstance,
  { config, store }: Services,
  { labels, readCase }: DocumentSources,
): void {
  bind(app, lawCalls.docx, async ({ params, query, context: { language, request } }) => {
    const names = await labels.current()
    const choice = { asked: query.language, on: query.on, reader: language, labels: names }
    const law = await showLaw(store.reader(), params.id, choice)
    return lawDocument(law, { language, labels: names, origin: siteOrigin(config, request) })
  })

  bind(app, caseCalls.docx, async ({ params, query, context: { language, request } }) =>
    caseDocument(await readCase(params.id, { asked: query.language, reader: language }), {
      language,
      labels: await labels.current(),
      origin: siteOrigin(config, request),
      today: todayInShanghai(),
    }),
  )
}

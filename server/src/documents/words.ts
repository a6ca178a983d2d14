import type { Language } from '@portal/protocol/kernel/languages.ts'
import { documents as en } from '@portal/protocol/words/en/documents.ts'
import { documents as ru } from '@portal/protocol/words/ru/documents.ts'
import { documents as zh } from '@portal/protocol/words/zh/documents.ts'

const catalogues = { zh, en, ru }

export function documentWords(language: Language) {
  return catalogues[language]
}

export type DocumentWords = ReturnType<typeof documentWords>

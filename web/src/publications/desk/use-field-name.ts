import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { useTranslation } from 'react-i18next'
import type { PublicationValues } from './publication-values.ts'

type ValueName = Exclude<keyof PublicationValues, 'revision' | 'stillRight'>

const inLanguages = [
  'title',
  'summary',
  'content',
  'sourceName',
  'speaker',
  'pictureText',
  'place',
  'fee',
] as const

/** The language that a field is written in, of those that are written in three. */
export const languageOf = (name: string): Language | undefined =>
  languages.find((one) => name.endsWith(`.${one}`))

/** What a field of a version is called, with its language. */
export function useFieldName(): (name: string) => string {
  const { t } = useTranslation('publicationDesk')
  const { t: ui } = useTranslation()
  return (name) => {
    const language = languageOf(name)
    const field = inLanguages.find((one) => name.startsWith(`${one}.`))
    if (field && language) return `${t(`fields.${field}`)} · ${ui(`languageNames.${language}`)}`
    return t(`fields.${name as Exclude<ValueName, `${string}.${string}`>}`)
  }
}

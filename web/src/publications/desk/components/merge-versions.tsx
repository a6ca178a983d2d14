import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import type { PublicationKind } from '@portal/protocol/publications/kinds.ts'
import type { DeskVersion } from '@portal/protocol/publications/schemas.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { differencesOf } from '../../../app/forms/differences.ts'
import { MergeDialog } from '../../../app/forms/merge-dialog.tsx'
import { CitedRichText } from '../../../citations/door/cited-rich-text.tsx'
import { countries } from '../../../reference/queries.ts'
import { useEntryNames } from '../../../reference/door/use-entry-names.ts'
import { formatDate, formatMoment } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/use-language.ts'
import { isMoment } from '../../../app/forms/moment.ts'
import { useCategoryName } from '../use-category-name.ts'
import { valuesOf, type PublicationValues } from '../publication-values.ts'

type ValueName = Exclude<keyof PublicationValues, 'revision'>

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

/** A field's name apart from its language. */
function partsOf(name: ValueName) {
  const field = inLanguages.find((one) => name.startsWith(`${one}.`))
  const language = languages.find((one) => name.endsWith(`.${one}`))
  return { field, language }
}

interface MergeVersionsProps {
  kind: PublicationKind
  begun: PublicationValues | null
  mine: PublicationValues
  theirs: DeskVersion
  onMerge: (taken: Partial<PublicationValues>) => void
  onClose: () => void
}

/** What another editor saved of the same version meanwhile, to choose from. */
export function MergeVersions({ kind, begun, mine, theirs: version, onMerge, onClose }: MergeVersionsProps) {
  const { t } = useTranslation('publicationDesk')
  const { t: forms } = useTranslation('forms')
  const { t: ui } = useTranslation()
  const page = useLanguage()
  const countryName = useEntryNames(countries)
  const categoryName = useCategoryName()
  const theirs = valuesOf(version)
  const differences = differencesOf(begun, mine, theirs).filter(({ name }) => name !== 'revision')

  function labelOf(name: keyof PublicationValues): string {
    if (name === 'revision') return ''
    const { field, language } = partsOf(name)
    if (field && language) return `${t(`fields.${field}`)} · ${ui(`languageNames.${language}`)}`
    return t(`fields.${name as 'category'}`)
  }

  function wordsOf(name: keyof PublicationValues, values: PublicationValues): string {
    if (name === 'picture') return values.picture?.name ?? ''
    if (name === 'files') return values.files.map((file) => file.name).join(', ')
    const value = String(values[name])
    if (value === '') return ''
    if (name === 'category') return categoryName(kind, value)
    if (name === 'heldIn') return values.heldIn.map((one) => ui(`languageNames.${one}`)).join(', ')
    if (name === 'isOnline') return t(`yesNo.${values.isOnline ? 'yes' : 'no'}`)
    if (name === 'country') return countryName(value)
    if (name === 'issuedOn') return formatDate(value, page)
    return isMoment(value) ? formatMoment(value, page, 'Asia/Shanghai') : value
  }

  function render(name: keyof PublicationValues, values: PublicationValues): ReactNode {
    const words = wordsOf(name, values)
    const language: Language | undefined = name === 'revision' ? undefined : partsOf(name).language
    if (words === '') return forms('meanwhile.nothing')
    if (name.startsWith('content.') && language) {
      const { textPictures } = version
      return <CitedRichText html={words} citations={[]} pictures={textPictures} language={language} />
    }
    return <span lang={language}>{words}</span>
  }

  return (
    <MergeDialog
      differences={differences}
      mine={mine}
      theirs={theirs}
      by={version.writtenBy.username}
      at={version.writtenAt}
      labelOf={labelOf}
      render={render}
      onMerge={onMerge}
      onClose={onClose}
    />
  )
}

import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import type { DeskTemplateVersion } from '@portal/protocol/templates/schemas.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { differencesOf } from '../../app/forms/differences.ts'
import { MergeDialog } from '../../app/forms/merge-dialog.tsx'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { ContractText } from '../filling/preview.tsx'
import { categories } from '../queries.ts'
import { useNames } from '../use-names.ts'
import { valuesOf, type TemplateValues } from './template-values.ts'

const noAnswers = {}

interface MergeTemplateProps {
  begun: TemplateValues | null
  mine: TemplateValues
  theirs: DeskTemplateVersion
  onMerge: (taken: Partial<TemplateValues>) => void
  onClose: () => void
}

/** What another editor saved of the same version meanwhile, to choose from. */
export function MergeTemplate({ begun, mine, theirs: version, onMerge, onClose }: MergeTemplateProps) {
  const { t } = useTranslation('templateDesk')
  const { t: forms } = useTranslation('forms')
  const { t: ui } = useTranslation()
  const reader = useLanguage()
  const names = useNames()
  const categoryName = useEntryNames(categories)
  const theirs = valuesOf(version)
  const differences = differencesOf(begun, mine, theirs).filter(({ name }) => name !== 'revision')

  function labelOf(name: keyof TemplateValues): string {
    const [field = '', language] = name.split('.')
    const label = t(`fields.${field as 'title'}`)
    return language ? `${label} · ${ui(`languageNames.${language as Language}`)}` : label
  }

  function render(name: keyof TemplateValues, values: TemplateValues): ReactNode {
    if (name === 'content') {
      const { content } = values
      const language = content.languages.includes(reader) ? reader : languages[0]
      return (
        <ContractText content={content} languages={[language]} answers={noAnswers} names={names} isBlank />
      )
    }
    const value = String(values[name])
    if (value === '') return forms('meanwhile.nothing')
    return name === 'category' ? categoryName(value) : <span lang={name.split('.')[1]}>{value}</span>
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

import type { TemplateContent } from '@portal/protocol/templates/content.ts'
import type { ShownBasis } from '@portal/protocol/templates/schemas.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Note } from '../../ui/note.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import type { ContractValues } from '../filling/contract-values.ts'
import { FillIn } from '../filling/fill-in.tsx'
import { languageSets, setOf } from '../filling/language-sets.ts'
import { useNames } from '../use-names.ts'

interface TryOutProps {
  content: TemplateContent
  basis: readonly ShownBasis[]
}

/** The content as it is written now, filled in as readers fill it in; nothing is saved. */
export function TryOut({ content, basis }: TryOutProps) {
  const { t } = useTranslation('templateEditor')
  const reader = useLanguage()
  const names = useNames()
  const [contract, setContract] = useState<ContractValues>(() => ({
    name: '',
    languages: setOf(languageSets(content.languages, reader), null),
    answers: {},
  }))
  return (
    <FillIn
      content={content}
      basis={basis}
      names={names}
      contract={contract}
      offered={null}
      onChange={setContract}
      saved={<Note tone="grey">{t('tryOut.text')}</Note>}
      finish={null}
    />
  )
}

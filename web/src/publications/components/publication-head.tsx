import { kindSpec } from '@portal/protocol/publications/kinds.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import type { Action } from '../../ui/actions.tsx'
import { FactGrid, type Fact } from '../../ui/facts.tsx'
import { RecordHead } from '../../ui/record-head.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import type { ReadPublication } from '../read-publication.ts'
import { PublicationFacts } from './publication-facts.tsx'

interface PublicationHeadProps {
  publication: ReadPublication
  /** How what it tells of stands. */
  state?: ReactNode
  /** The few facts that decide. */
  facts?: readonly Fact[] | undefined
  actions?: readonly Action[]
}

/** What a publication is called, what it is about and where it comes from. */
export function PublicationHead({ publication, state, facts, actions }: PublicationHeadProps) {
  const { t: ui } = useTranslation()
  const reader = useLanguage()
  const { kind, title, language, category } = publication
  const categoryName = useEntryNames(kindSpec(kind).categories)
  return (
    <RecordHead
      title={title}
      language={language}
      state={
        <>
          {state}
          <Tag>{categoryName(category)}</Tag>
          {language !== reader && <Tag tone="grey">{ui(`languageNames.${language}`)}</Tag>}
        </>
      }
      {...(actions && { actions })}
    >
      {facts && <FactGrid facts={facts} />}
      <PublicationFacts publication={publication} />
    </RecordHead>
  )
}

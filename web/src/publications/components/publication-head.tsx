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
import { Picture } from '../../app/shown-picture.tsx'
import { PublicationFacts } from './publication-facts.tsx'
import classes from './publication-head.module.css'

interface PublicationHeadProps {
  publication: ReadPublication
  /** How what it tells of stands. */
  state?: ReactNode
  /** The few facts that decide. */
  facts?: readonly Fact[] | undefined
  actions?: readonly Action[]
  /** Its picture stands beside what it is called. */
  isCovered?: boolean
}

/** What a publication is called, what it is about and where it comes from. */
export function PublicationHead(props: PublicationHeadProps) {
  const { publication, state, facts, actions, isCovered = false } = props
  const { t: ui } = useTranslation()
  const reader = useLanguage()
  const { kind, title, language, category, picture } = publication
  const categoryName = useEntryNames(kindSpec(kind).categories)
  const head = (
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
  if (!isCovered || !picture) return head
  return (
    <div className={classes.covered}>
      <Picture
        picture={picture}
        language={language}
        sizes="(max-width: 900px) calc(100vw - 34px), 380px"
        isFirst
        className={classes.cover}
      />
      {head}
    </div>
  )
}

import type { Language } from '@portal/protocol/kernel/languages.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../../app/page.ts'
import { Differences } from '../../../laws/door/version-comparison.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { changedSinceQuery, type Translated } from '../queries.ts'
import classes from './changed-since.module.css'

interface ChangedSinceProps {
  versionId: string
  language: Translated
}

function Changes({ versionId, language }: ChangedSinceProps) {
  const { t } = useTranslation('publicationDesk')
  const query = useQuery(changedSinceQuery(useApp(), versionId, language))
  return (
    <QueryView query={query} skeleton={<Skeleton height={80} />}>
      {(compared) => (compared ? <Differences compared={compared} /> : <p>{t('since.unknown')}</p>)}
    </QueryView>
  )
}

/** On request: what the Chinese says otherwise since a translation was written or confirmed. */
export function ChangedSince({ versionId, language }: { versionId: string; language: Language }) {
  const { t } = useTranslation('publicationDesk')
  const [isOpen, setOpen] = useState(false)
  if (language === 'zh') return null
  return (
    <>
      <button type="button" className={classes.open} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'since.close' : 'since.open')}
      </button>
      {isOpen && (
        <div className={classes.changes} role="group" aria-label={t('since.open')} tabIndex={0}>
          <Changes versionId={versionId} language={language} />
        </div>
      )}
    </>
  )
}

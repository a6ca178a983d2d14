import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminKey } from '../../app/admin/queries.ts'
import { useAct } from '../../app/forms/use-act.ts'
import { useApp } from '../../app/page.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { formatInstant } from '../../ui/format.ts'
import { Note } from '../../ui/note.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { Written } from '../../ui/written.tsx'
import type { DeskLookup } from '../standing.ts'
import classes from './release.module.css'
import { ReleaseForm } from './release-form.tsx'

/** The question that search has learned, with a way to take it back. */
function Learned({ lookup: { id, released } }: { lookup: DeskLookup }) {
  const { t } = useTranslation('lookupsDesk')
  const language = useLanguage()
  const { ask } = useApp()
  const { isBusy, problem, make } = useAct(() => ask('lookups', 'takeBack', { params: { id } }), {
    toast: t('release.takenBack'),
    invalidates: [adminKey],
  })
  if (!released) return <p>{t('release.text')}</p>
  return (
    <div className={classes.learned}>
      <p>{t('release.at', { date: formatInstant(released.at, language) })}</p>
      <blockquote className={classes.question}>
        <Written>{released.question}</Written>
      </blockquote>
      {problem && <Note tone="seal">{problem}</Note>}
      <Button variant="outline" tone="seal" isBusy={isBusy} onClick={() => make(undefined)}>
        {t('release.takeBack')}
      </Button>
    </div>
  )
}

/** What search may learn from a completed lookup: drafted, learned, taken back. */
export function ReleaseCard({ lookup }: { lookup: DeskLookup }) {
  const { t } = useTranslation('lookupsDesk')
  const [isDrafting, setDrafting] = useState(false)
  const { allowsRelease, released, result } = lookup
  const teaches = (result?.provisions.length ?? 0) > 0
  return (
    <Card
      title={t('release.title')}
      tools={
        allowsRelease &&
        teaches &&
        !isDrafting && (
          <Button variant="default" onClick={() => setDrafting(true)}>
            {t(released ? 'release.again' : 'release.begin')}
          </Button>
        )
      }
    >
      {!allowsRelease && <Note tone="grey">{t('release.notAllowed')}</Note>}
      {allowsRelease && !teaches && <Note tone="grey">{t('release.noProvisions')}</Note>}
      {isDrafting ? (
        <ReleaseForm lookup={lookup} onDone={() => setDrafting(false)} />
      ) : (
        allowsRelease && teaches && <Learned lookup={lookup} />
      )}
    </Card>
  )
}

import { useTranslation } from 'react-i18next'
import { useAct } from '../../app/forms/use-act.ts'
import { useApp } from '../../app/page.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Note } from '../../ui/note.tsx'
import { Written } from '../../ui/written.tsx'
import { lookupsKey } from '../queries.ts'
import type { OwnLookup } from '../standing.ts'
import classes from './release.module.css'

/** Whether the portal may learn from a completed lookup, and what it has learned: allowed and withdrawn at any time. */
export function ReleaseConsent({ lookup }: { lookup: OwnLookup }) {
  const { t } = useTranslation('lookup')
  const { ask } = useApp()
  const { id, allowsRelease, released } = lookup
  const { isBusy, problem, make } = useAct(
    (allows: boolean) => ask('lookups', 'allowRelease', { params: { id }, body: { allows } }),
    { toast: t(allowsRelease ? 'release.withdrawn' : 'release.allowedNow'), invalidates: [lookupsKey] },
  )
  return (
    <Card title={t('release.title')}>
      <div className={classes.learned}>
        <p>{t(allowsRelease ? 'release.allowed' : 'release.refused')}</p>
        {released && (
          <>
            <p>{t('release.learned')}</p>
            <blockquote>
              <Written>{released.question}</Written>
            </blockquote>
          </>
        )}
        {problem && <Note tone="seal">{problem}</Note>}
        <Button variant="default" isBusy={isBusy} onClick={() => make(!allowsRelease)}>
          {t(allowsRelease ? 'release.withdraw' : 'release.allow')}
        </Button>
      </div>
    </Card>
  )
}

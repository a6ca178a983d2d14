import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { definePage, useApp } from '../../app/page.ts'
import { AdminPage } from '../../app/admin/admin-page.tsx'
import classes from '../../app/admin/page.module.css'
import { Button } from '../../ui/button.tsx'
import { SetUpSecondFactor } from '../components/set-up-second-factor.tsx'
import { meQuery } from '../../app/admin/queries.ts'

/** The administrator's own second factor. */
function SecurityPage() {
  const { t } = useTranslation('secondFactor')
  const context = useApp()
  const { data: me } = useQuery(meQuery(context))
  const [isOpen, setOpen] = useState(false)

  async function finish() {
    setOpen(false)
    await context.queries.invalidateQueries({ queryKey: meQuery(context).queryKey })
  }

  return (
    <AdminPage name="admin/security" lead={t('lead')}>
      <section className={classes.section}>
        <h2>{t(me?.isEnrolled ? 'stateOn' : 'stateOff')}</h2>
        {me?.isEnrolled && <p>{t('recoveryLeft', { count: me.recoveryCodes })}</p>}
        {me?.isEnrolled && <p className={classes.hint}>{t('renewHint')}</p>}
        {!isOpen && (
          <div className={classes.after}>
            <Button onClick={() => setOpen(true)}>{t(me?.isEnrolled ? 'renew' : 'setUp')}</Button>
          </div>
        )}
      </section>
      {isOpen && <SetUpSecondFactor onDone={() => void finish()} />}
    </AdminPage>
  )
}

export const { page } = definePage({
  load: ({ context }) => context.queries.prefetchQuery(meQuery(context)),
  Component: SecurityPage,
})

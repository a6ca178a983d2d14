import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { definePage, useApp } from '../../app/page.ts'
import { UserCenter } from '../../app/user-center/user-center.tsx'
import { Button } from '../../ui/button.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CancelAccount } from '../components/cancel-account.tsx'
import { MyData } from '../components/my-data.tsx'
import classes from '../components/safety.module.css'
import { Sessions } from '../components/sessions.tsx'
import { SignInFacts } from '../components/sign-in-facts.tsx'
import { ownAccountQuery } from '../../app/own-account.ts'

/** What guards the account: what one signs in with, where one is signed in; and the ways out. */
function SafetyPage() {
  const { t } = useTranslation('safety')
  const { t: screen } = useTranslation('screens')
  const query = useQuery(ownAccountQuery(useApp()))
  const [isCancelling, setCancelling] = useState(false)

  return (
    <UserCenter title={screen('usercenter/safety')} lead={t('lead')}>
      <QueryView query={query} skeleton={<Skeleton height={260} />}>
        {({ username, phone, email, userType }) => (
          <>
            <SignInFacts username={username} phone={phone} email={email} />
            <Sessions />
            <MyData />
            {/* An administrator's account is ended by another one. */}
            {userType !== 'ADMIN' && (
              <section className={classes.card} aria-labelledby="cancel-title">
                <h2 id="cancel-title">{t('cancel.title')}</h2>
                <p className={classes.lead}>{t('cancel.lead')}</p>
                <Button variant="outline" tone="seal" onClick={() => setCancelling(true)}>
                  {t('cancel.open')}
                </Button>
              </section>
            )}
            {isCancelling && (
              <CancelAccount username={username} phone={phone} onClose={() => setCancelling(false)} />
            )}
          </>
        )}
      </QueryView>
    </UserCenter>
  )
}

export const { page } = definePage({
  load: ({ context }) => context.queries.prefetchQuery(ownAccountQuery(context)),
  Component: SafetyPage,
})

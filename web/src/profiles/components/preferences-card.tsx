import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { isForScreen } from '../../app/refusals.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { Link } from '../../ui/link.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.tsx'
import { ownAccountQuery } from '../../app/own-account.ts'
import classes from './profile.module.css'
import { preferencesQuery } from '../queries.ts'

type Preferences = OutputOf<Calls['profiles']['preferences']>

/** How the account's owner wants to be told; each choice is stored as it is made. */
function PreferencesFields({ stored }: { stored: Preferences }) {
  const { t } = useTranslation('profile')
  const { t: ui } = useTranslation()
  const context = useApp()
  const own = useQuery(ownAccountQuery(context))
  const save = useMutation({
    mutationFn: (body: Preferences) => context.ask('profiles', 'setPreferences', { body }),
    onSuccess: (_, body) => {
      context.queries.setQueryData(preferencesQuery(context).queryKey, body)
      showToast(t('preferences.saved'))
    },
    onError: (error: Error & { code?: string | null }) => {
      if (isForScreen(error)) {
        showToast(error.code === null ? ui('states.offline') : error.message, { tone: 'error' })
      }
    },
  })
  // While it is on its way, what was chosen; as stored again where it was refused.
  const { language, wantsMail } = save.isPending ? save.variables : stored
  return (
    <div className={classes.narrow}>
      <Select
        name="language"
        label={t('preferences.language')}
        hint={t('preferences.languageHint')}
        value={language}
        choices={languages.map((value) => ({ value, label: ui(`language.${value}`) }))}
        onChange={(chosen) => save.mutate({ language: chosen, wantsMail })}
      />
      <Checkbox
        name="wantsMail"
        label={t('preferences.mail')}
        hint={t('preferences.mailHint')}
        checked={wantsMail}
        onChange={(event) => save.mutate({ language, wantsMail: event.currentTarget.checked })}
      />
      {own.data?.email === null && (
        <p className={classes.note}>
          {t('preferences.noMail')}{' '}
          <Link to="/usercenter/safety" className={classes.link}>
            {t('preferences.addMail')}
          </Link>
        </p>
      )}
    </div>
  )
}

export function PreferencesCard() {
  const { t } = useTranslation('profile')
  const query = useQuery(preferencesQuery(useApp()))
  return (
    <section className={classes.card} aria-labelledby="preferences-title">
      <div className={classes.cardHead}>
        <h2 id="preferences-title">{t('preferences.title')}</h2>
      </div>
      <QueryView query={query} skeleton={<Skeleton height={140} />}>
        {(stored) => <PreferencesFields stored={stored} />}
      </QueryView>
    </section>
  )
}

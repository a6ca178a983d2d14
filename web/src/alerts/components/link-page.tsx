import type { linkStates } from '@portal/protocol/alerts/constants.ts'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../app/head.tsx'
import type { Act } from '../../app/forms/use-act.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import classes from './link-page.module.css'

interface LinkPageProps {
  of: 'end' | 'confirm'
  state: (typeof linkStates)[number]
  /** What fills the places in the words: the alert's name, the address. */
  values: { name?: string | null; address?: string | null }
  act: Act<undefined>
}

/** What a link in an e-mail leads to: one thing to do, that it is done, or that the link is none. */
export function LinkPage({ of, state, values, act }: LinkPageProps) {
  const { t } = useTranslation('alertLinks')
  const { t: screen } = useTranslation('screens')
  const name = screen(`alerts/${of}`)
  const named = { name: values.name ?? '', address: values.address ?? '' }
  const own = (
    <ButtonLink to="/usercenter/alerts" variant="default" size="md">
      {t('own')}
    </ButtonLink>
  )
  return (
    <div className={`wrap ${classes.page}`}>
      <PageHead title={name} description={t(`${of}.lead`)} noIndex />
      <h1>{name}</h1>
      {state === 'OPEN' && (
        <section className={classes.ask}>
          <h2>{t(`${of}.open`, named)}</h2>
          <p>{t(`${of}.openText`, named)}</p>
          <Button
            size="md"
            {...(of === 'end' && { tone: 'seal' })}
            isBusy={act.isBusy}
            onClick={() => act.make(undefined)}
          >
            {t(`${of}.confirm`)}
          </Button>
          {act.problem && (
            <p className={classes.problem} role="alert">
              {act.problem}
            </p>
          )}
        </section>
      )}
      {state === 'DONE' && (
        <div role="status">
          <Notice spot="done" title={t(`${of}.done`)} text={t(`${of}.doneText`, named)}>
            {own}
          </Notice>
        </div>
      )}
      {state === 'INVALID' && (
        <Notice title={t(`${of}.invalid`)} text={t(`${of}.invalidText`)}>
          {own}
        </Notice>
      )}
    </div>
  )
}

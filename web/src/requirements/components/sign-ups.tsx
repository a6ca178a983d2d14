import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ProviderLine } from '../../app/records/provider-line.tsx'
import { ContractingFirm, Fee, WorkingDays } from '../../app/records/terms.tsx'
import { TranslatableText } from '../../translation/door/translatable-text.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Compare, type ComparedRow } from '../../ui/compare.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { AskedMove } from '../moves.ts'
import { isRunning, type OwnRequirement, type SignUp } from '../standing.ts'
import { CooperationTag } from './cooperation-tag.tsx'
import { EndedSignUps } from './ended-sign-ups.tsx'
import { SignUpActions } from './sign-up-actions.tsx'
import classes from './sign-ups.module.css'

interface SignUpsProps {
  requirement: OwnRequirement
  /** The sign-up whose thread is shown. */
  shown: SignUp | undefined
  ask: (move: AskedMove) => void
}

/** Who signed up, side by side; those that have ended are folded. Before it is shown nobody can. */
export function SignUps({ requirement, shown, ask }: SignUpsProps) {
  const { t } = useTranslation('ownRequirements')
  const { t: words } = useTranslation('requirements')
  const chosen = useSearchParams()[0].get('signUp')
  const { id, title, cooperations, publishedAt } = requirement
  const running = cooperations.filter(isRunning)
  const ended = cooperations.filter((one) => !isRunning(one))
  const rows: ComparedRow<SignUp>[] = [
    {
      label: words('fields.state'),
      render: ({ state }) => <CooperationTag state={state} side="demander" />,
    },
    { label: words('signUp.firm'), render: ({ firm }) => <ContractingFirm firm={firm} /> },
    { label: words('signUp.fee'), render: (offer) => <Fee offer={offer} /> },
    {
      label: words('signUp.days'),
      render: ({ days }) => <WorkingDays days={days} />,
    },
    {
      label: words('signUp.note'),
      render: ({ note }) => <TranslatableText text={note} className={classes.note} />,
    },
    { label: words('signUp.signedUpAt'), render: ({ signedUpAt }) => <Moment at={signedUpAt} /> },
  ]
  const count = [
    t('signUpsCount', { count: cooperations.length }),
    ...(ended.length > 0 && running.length > 0 ? [t('signUpsEnded', { count: ended.length })] : []),
  ].join(' · ')
  if (cooperations.length === 0 && publishedAt === null) return null
  return (
    <div id="sign-ups" className={classes.signUps}>
      <Card title={t('signUps')} {...(cooperations.length > 0 && { note: count })}>
        {cooperations.length === 0 && <Notice title={t('noSignUps')} text={t('noSignUpsText')} />}
        {running.length > 0 && (
          <div className={classes.compared}>
            <Compare
              label={t('facts')}
              corner={words('signUp.provider')}
              things={running}
              idOf={({ id: one }) => `sign-up-${one}`}
              renderHead={({ provider, isIntended }) => (
                <div className={classes.head}>
                  <ProviderLine provider={provider} isLinked />
                  {isIntended && <Tag tone="jade">{t('intended')}</Tag>}
                </div>
              )}
              rows={rows}
              marked={chosen !== null && running.length > 1 ? `sign-up-${chosen}` : undefined}
              foot={{
                label: t('facts'),
                render: (signUp) => (
                  <div className={classes.actions}>
                    <SignUpActions signUp={signUp} title={title} ask={ask} />
                    {signUp.conversationId !== null && (
                      <ButtonLink to={`?id=${id}&signUp=${signUp.id}#thread`} variant="default">
                        {t('showThread')}
                      </ButtonLink>
                    )}
                  </div>
                ),
              }}
            />
          </div>
        )}
        {ended.length > 0 && <EndedSignUps requirementId={id} signUps={ended} shown={shown} />}
      </Card>
    </div>
  )
}

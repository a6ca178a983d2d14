import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { openCooperationStates, type CooperationState } from '@portal/protocol/requirements/lifecycle.ts'
import type { requirementCalls } from '@portal/protocol/requirements/calls.ts'
import { useTranslation } from 'react-i18next'
import { useViewer } from '../../app/viewer.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { formatDate, formatSentences } from '../../ui/format.ts'
import { NextStep } from '../../ui/next-step.tsx'
import { useLanguage } from '../../ui/use-language.ts'

type Detail = OutputOf<typeof requirementCalls.read>

type RunningState = (typeof openCooperationStates)[number] | 'COMPLETED'

const isRunning = (state: CooperationState): state is RunningState =>
  state === 'COMPLETED' || openCooperationStates.some((open) => open === state)

/** Whose turn it is while a sign-up runs, and how it looks. */
const turns = {
  SIGNED_UP: { tone: 'gold', icon: 'clock', who: 'theirs' },
  IN_NEGOTIATION: { tone: 'ink', icon: 'speech', who: 'both' },
  COOPERATING: { tone: 'ink', icon: 'contract', who: 'both' },
  COMPLETED: { tone: 'jade', icon: 'check', who: 'over' },
} as const satisfies Record<RunningState, object>

/** The reader's own sign-up, and the way to it. */
function SignedUp({ id, state }: { id: string; state: CooperationState }) {
  const { t } = useTranslation('demand')
  const { t: words } = useTranslation('requirements')
  const link = (
    <ButtonLink to={`/content/request/cooperation_detail?id=${id}`}>{t('next.openSignUp')}</ButtonLink>
  )
  if (!isRunning(state)) {
    const text = words(`providerStates.${state}`)
    return (
      <NextStep tone="grey" icon="history" who={t('next.over')} title={t('next.endedTitle')} text={text}>
        {link}
      </NextStep>
    )
  }
  const { tone, icon, who } = turns[state]
  return (
    <NextStep tone={tone} icon={icon} who={t(`next.${who}`)} title={t(`next.${state}`)}>
      {link}
    </NextStep>
  )
}

/** Why the reader cannot sign up, and what they can do instead. */
function Barred({ bar }: { bar: Exclude<NonNullable<Detail['bar']>, 'own'> }) {
  const { t } = useTranslation('demand')
  const { t: words } = useTranslation('requirements')
  const language = useLanguage()
  const viewer = useViewer()
  const mayPost = bar === 'notProvider' && viewer?.userType !== 'ADMIN'
  const ways = {
    notVerified: ['/usercenter/profile', t('toProfile')],
    notProvider: mayPost ? (['/service/demand/release', words('actions.add')] as const) : null,
    lawyersAlone: null,
    notInChina: null,
  } as const
  const way = ways[bar]
  return (
    <NextStep
      tone={bar === 'notVerified' ? 'gold' : 'grey'}
      icon="lock"
      who={t('next.closed')}
      title={t(`bars.${bar}.title`)}
      text={formatSentences(
        [t(`bars.${bar}.text`), ...(mayPost ? [t('bars.notProvider.instead')] : [])],
        language,
      )}
    >
      {way && (
        <ButtonLink to={way[0]} variant="default">
          {way[1]}
        </ButtonLink>
      )}
    </NextStep>
  )
}

interface DemandNextProps {
  requirement: Detail
  onSignUp: () => void
}

/** Whose turn it is with a requirement, and what the reader can do. */
export function DemandNext({ requirement, onSignUp }: DemandNextProps) {
  const { t } = useTranslation('demand')
  const { t: words } = useTranslation('requirements')
  const language = useLanguage()
  const { id, isOwn, signUp, abilities, bar, deadline } = requirement
  if (isOwn) {
    return (
      <NextStep
        tone="ink"
        icon="flag"
        who={t('next.own')}
        title={t('next.ownTitle')}
        text={t('next.ownText')}
      >
        <ButtonLink to={`/content/request/detail?id=${id}`}>{t('next.openOwn')}</ButtonLink>
      </NextStep>
    )
  }
  if (abilities.includes('signUp')) {
    const state = signUp && words(`providerStates.${signUp}`)
    const text = t('next.maySignUpText', { date: formatDate(deadline, language) })
    return (
      <NextStep
        tone="ink"
        icon="send"
        who={t('next.open')}
        title={t(state ? 'next.again' : 'next.maySignUp')}
        text={state ? `${t('next.againText', { state })} ${text}` : text}
      >
        <Button onClick={onSignUp}>{t('next.signUp')}</Button>
      </NextStep>
    )
  }
  if (signUp) return <SignedUp id={id} state={signUp} />
  if (bar && bar !== 'own') return <Barred bar={bar} />
  return <NextStep tone="grey" icon="history" who={t('next.over')} title={t('next.notShown')} />
}

import { useTranslation } from 'react-i18next'
import { ProviderLine } from '../../app/records/provider-line.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Written } from '../../ui/written.tsx'
import type { SignUp } from '../standing.ts'
import { CooperationTag } from './cooperation-tag.tsx'
import classes from './sign-ups.module.css'

interface EndedSignUpsProps {
  requirementId: string
  signUps: readonly SignUp[]
  /** Unfolds those that have ended where it is one of them. */
  shown: SignUp | undefined
}

/** Sign-ups that have ended, folded. */
export function EndedSignUps({ requirementId, signUps, shown }: EndedSignUpsProps) {
  const { t } = useTranslation('ownRequirements')
  return (
    <details className={classes.ended} open={signUps.some(({ id }) => id === shown?.id)}>
      <summary>{t('ended', { count: signUps.length })}</summary>
      <ul>
        {signUps.map(({ id, provider, state, history, conversationId }) => {
          const reason = history.at(-1)?.note
          return (
            <li key={id} id={`sign-up-${id}`}>
              <ProviderLine provider={provider} isLinked />
              <div className={classes.side}>
                <CooperationTag state={state} side="demander" />
                {conversationId !== null && (
                  <ButtonLink
                    to={`?id=${requirementId}&signUp=${id}#thread`}
                    variant="subtle"
                    size="compact-md"
                  >
                    {t('showThread')}
                  </ButtonLink>
                )}
              </div>
              {reason && (
                <p className={classes.why}>
                  <Written>{reason}</Written>
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}

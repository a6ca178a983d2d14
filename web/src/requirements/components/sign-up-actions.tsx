import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import type { AskedMove } from '../moves.ts'
import type { SignUp } from '../standing.ts'

interface SignUpActionsProps {
  signUp: SignUp
  /** Of the requirement. */
  title: string
  ask: (move: AskedMove) => void
}

/** Those that lead on; the others end something. */
const forward: readonly SignUp['abilities'][number][] = ['communicated', 'cooperation', 'completed']

/** What the owner of a requirement may do with a sign-up, by its abilities. */
export function SignUpActions({ signUp: { id, provider, abilities }, title, ask }: SignUpActionsProps) {
  const { t } = useTranslation('requirements')
  return abilities.map((name) => {
    const leadsOn = forward.includes(name)
    return (
      <Button
        key={name}
        variant={leadsOn ? 'filled' : 'default'}
        onClick={() => ask({ name, id, title, partner: provider.name, country: provider.admittedIn })}
      >
        {t(`actions.${name}`)}
      </Button>
    )
  })
}

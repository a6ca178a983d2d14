import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RetryNote } from './retry-note.tsx'

/** The code of a part did not come: the network is gone, or the portal was renewed meanwhile. */
class CodeMissing extends Error {
  override name = 'CodeMissing'
}

interface WithCodeProps {
  /** In the place of what has no code. */
  missing: ReactNode
  children: ReactNode
}

/** Stands around what may have no code; any other failure is not its own. */
class WithCode extends Component<WithCodeProps, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (error instanceof CodeMissing) return this.props.missing
    throw error
  }
}

function Missing({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return <RetryNote text={t('states.offline')} onRetry={onRetry} />
}

interface Meanwhile {
  /** Until the code is there. */
  fallback?: ReactNode
  /** Nobody asked for the part, and nobody misses it. */
  isQuiet?: boolean
}

/**
 * A part of a screen whose code comes once it is shown. Where it does not come, its place says so and what is around it
 * stays; it is asked for again on a press.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback, isQuiet = false }: Meanwhile = {},
): ComponentType<Props> {
  const ask = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        throw new CodeMissing('the code of a part did not come', { cause: error })
      }
    })
  let Part = ask()
  return function Later(props: Props) {
    const [round, setRound] = useState(0)

    function retry() {
      Part = ask()
      setRound(round + 1)
    }

    return (
      <WithCode key={round} missing={isQuiet ? null : <Missing onRetry={retry} />}>
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </WithCode>
    )
  }
}

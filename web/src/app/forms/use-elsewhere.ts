import { codes } from '@portal/protocol/kernel/codes.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallFailed } from '../ask.ts'
import { differing, takenOver, type Revised } from './elsewhere.ts'
import type { Findings } from './failures.ts'
import type { Values } from './use-values.ts'

/** What is now, and for `ChangedMeanwhile` the two ways on. */
interface Meanwhile<Theirs> {
  now: Theirs
  ways: { onKeep: () => void; onTake: () => void }
}

interface Elsewhere<V, Theirs> {
  /** For `useForm`: a change of what somebody, or another tab, changed meanwhile. */
  refused: (error: CallFailed, mine: V) => Findings | undefined
  /** Null while nobody changed it. */
  meanwhile: (form: Values<V>) => Meanwhile<Theirs> | null
}

/** For a form that changes something which may be changed elsewhere meanwhile: nothing typed is lost, nor theirs. */
export function useElsewhere<V extends Revised, Theirs>(
  begun: V,
  valuesOf: (theirs: Theirs) => V,
): Elsewhere<V, Theirs> {
  const { t } = useTranslation('forms')
  const [now, setNow] = useState<Theirs | null>(null)

  /** The fields that were changed after what is typed was begun; of an older draft, those in which it differs. */
  const changedSince = (mine: V, theirs: Theirs) =>
    differing(mine.revision === begun.revision ? begun : mine, valuesOf(theirs))

  /** Goes on from what is now, with these fields of it. */
  function goOn({ values: mine, change }: Values<V>, theirs: Theirs, fields: readonly (keyof V & string)[]) {
    const told = [...differing(mine, valuesOf(theirs)), ...changedSince(mine, theirs), 'form']
    change(takenOver({ begun, mine, now: valuesOf(theirs) }, fields), told)
    setNow(null)
  }

  return {
    refused: ({ code, data }, mine) => {
      if (code !== codes.changedMeanwhile.code) return undefined
      const theirs = data as Theirs
      setNow(theirs)
      const changed = changedSince(mine, theirs).map((name) => [name, () => t('elsewhere.field')])
      return { form: () => t('elsewhere.text'), ...Object.fromEntries(changed) }
    },
    meanwhile: (form) =>
      now && {
        now,
        ways: {
          onKeep: () => goOn(form, now, []),
          onTake: () => goOn(form, now, changedSince(form.values, now)),
        },
      },
  }
}

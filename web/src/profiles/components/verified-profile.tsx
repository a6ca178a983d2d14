import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useHasDraft } from '../../app/forms/draft.ts'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import classes from './profile.module.css'
import { VerificationNotice } from './verification-notice.tsx'
import { shownFact } from '../shown-fact.tsx'
import type { Fact, VerifiedProfileData } from '../verified-data.ts'
import { WaitingChange } from './waiting-change.tsx'

interface VerifiedProfileProps<Data> {
  profile: VerifiedProfileData<Data>
  facts: readonly Fact<Data>[]
  /** Where the form keeps what is half filled in. */
  draftKey: string
  /** The form of a change. */
  children: (close: () => void) => ReactNode
}

/** A profile whose data the platform verifies: where that stands, the valid data, and their change. */
export function VerifiedProfile<Data>({ profile, facts, draftKey, children }: VerifiedProfileProps<Data>) {
  const { t } = useTranslation('profile')
  const hasDraft = useHasDraft(draftKey)
  const [isAsked, setAsked] = useState<boolean>()
  const isEditing = isAsked ?? hasDraft
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    // The button that was pressed has gone.
    if (isAsked !== undefined) heading.current?.focus()
  }, [isAsked])

  return (
    <>
      <VerificationNotice profile={profile} />
      <WaitingChange profile={profile} facts={facts} />
      <section className={classes.card} aria-labelledby="data-title">
        <div className={classes.cardHead}>
          <h2 id="data-title" ref={heading} tabIndex={-1}>
            {t('data.title')}
          </h2>
          {!isEditing && (
            <Button variant="default" onClick={() => setAsked(true)}>
              {t('data.edit')}
            </Button>
          )}
        </div>
        {isEditing ? (
          <>
            <p className={classes.lead}>
              {t(profile.verification === 'VERIFIED' ? 'data.waits' : 'data.resubmit')}
            </p>
            {children(() => setAsked(false))}
          </>
        ) : (
          <Facts
            facts={facts
              .filter(({ text, isOfSome }) => !isOfSome || text(profile.data) !== '')
              .map((fact) => [
                fact.label,
                shownFact(fact, profile.data) || (
                  <span key={fact.label} className={classes.none}>
                    {t('data.none')}
                  </span>
                ),
              ])}
          />
        )}
      </section>
    </>
  )
}

import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadList } from '../../app/lists/use-list.ts'
import { definePage } from '../../app/page.ts'
import { UserCenter } from '../../app/user-center/user-center.tsx'
import { IntroductionCard } from '../organization/introduction-card.tsx'
import type { Member } from '../organization/member.ts'
import { MemberForm } from '../organization/member-form.tsx'
import { MembersCard } from '../organization/members-card.tsx'
import classes from '../components/profile.module.css'
import { introductionQuery, members } from '../queries.ts'
import { dictionaryQuery } from '../../reference/queries.ts'

/** What an agency shows of itself, and its members. */
function OrganizationPage() {
  const { t } = useTranslation('organization')
  const { t: screen } = useTranslation('screens')
  const [edited, setEdited] = useState<Member | 'new' | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  const before = useRef(edited)

  useEffect(() => {
    // What was pressed has gone with the part of the page it stood in.
    if (before.current !== edited) heading.current?.focus()
    before.current = edited
  }, [edited])

  return (
    <UserCenter title={screen('usercenter/organization')}>
      {edited ? (
        <section className={classes.card} aria-labelledby="member-title">
          <div className={classes.cardHead}>
            <h2 id="member-title" ref={heading} tabIndex={-1}>
              {t(edited === 'new' ? 'members.addTitle' : 'members.editTitle')}
            </h2>
          </div>
          <MemberForm
            member={edited === 'new' ? null : edited}
            labelledBy="member-title"
            onClose={() => setEdited(null)}
          />
        </section>
      ) : (
        <>
          <IntroductionCard />
          <MembersCard heading={heading} onAdd={() => setEdited('new')} onEdit={setEdited} />
        </>
      )}
    </UserCenter>
  )
}

export const { page } = definePage({
  load: (input) =>
    Promise.all([
      input.context.queries.prefetchQuery(introductionQuery(input.context)),
      loadList(members, input),
      input.context.queries.prefetchQuery(dictionaryQuery(input.context, 'SPECIALTY_AREA')),
      input.context.queries.prefetchQuery(dictionaryQuery(input.context, 'WORKING_LANGUAGE')),
    ]),
  Component: OrganizationPage,
})

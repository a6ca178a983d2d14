import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { Notice } from '../../ui/notice.tsx'
import { Pager } from '../../ui/pager.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import profileClasses from '../profile/profile.module.css'
import { membersQuery } from '../profile/queries.ts'
import type { Member } from './member.ts'
import { MembersSearch } from './members-search.tsx'
import { MembersTable } from './members-table.tsx'
import { useMembersAddress } from './members-address.ts'
import { RemoveMembers } from './remove-members.tsx'
import classes from './members.module.css'

interface MembersCardProps {
  heading: Ref<HTMLHeadingElement>
  onAdd: () => void
  onEdit: (member: Member) => void
}

/** The agency's members: found, added, changed, removed. */
export function MembersCard({ heading, onAdd, onEdit }: MembersCardProps) {
  const { t } = useTranslation('profile')
  const { page, keyword, addressOf, goTo } = useMembersAddress()
  const query = useQuery(membersQuery(useApp(), { page, keyword }))
  const [chosen, setChosen] = useState<Member[]>([])
  const [isRemoving, setRemoving] = useState(false)
  const last = query.data?.page.totalPages

  useEffect(() => {
    // The page that was shown may have gone with its last member.
    if (last !== undefined && page > Math.max(last, 1)) goTo(Math.max(last, 1))
  })

  return (
    <section className={profileClasses.card} aria-labelledby="members-title">
      <div className={profileClasses.cardHead}>
        <h2 id="members-title" ref={heading} tabIndex={-1}>
          {t('members.title')}
        </h2>
        <Button onClick={onAdd}>{t('members.add')}</Button>
      </div>
      <p className={profileClasses.lead}>{t('members.lead')}</p>
      <QueryView query={query} skeleton={<Skeleton height={320} />}>
        {(members) => {
          if (members.page.totalElements === 0 && !keyword) {
            return (
              <Notice title={t('members.empty')} text={t('members.emptyText')}>
                <Button variant="default" onClick={onAdd}>
                  {t('members.add')}
                </Button>
              </Notice>
            )
          }
          return (
            <>
              <div className={classes.tools}>
                <MembersSearch keyword={keyword} onSearch={(words) => goTo(1, words)} />
                {chosen.length > 0 && (
                  <div className={classes.chosen}>
                    <span role="status">{t('members.selected', { count: chosen.length })}</span>
                    <Button variant="outline" color="seal" onClick={() => setRemoving(true)}>
                      {t('members.remove')}
                    </Button>
                  </div>
                )}
              </div>
              {members.content.length === 0 ? (
                <Notice title={t('members.nothing')} text={t('members.nothingText', { keyword })}>
                  <Button variant="default" onClick={() => goTo(1, '')}>
                    {t('members.all')}
                  </Button>
                </Notice>
              ) : (
                <MembersTable
                  members={members.content}
                  chosen={chosen}
                  onChoose={setChosen}
                  onEdit={onEdit}
                />
              )}
              {members.page.totalPages > 1 && (
                <Pager page={members.page} addressOf={addressOf} onJump={(wanted) => goTo(wanted)} />
              )}
            </>
          )
        }}
      </QueryView>
      {isRemoving && (
        <RemoveMembers members={chosen} onClose={() => setRemoving(false)} onDone={() => setChosen([])} />
      )}
    </section>
  )
}

import { useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { ListFrame } from '../../app/lists/list-frame.tsx'
import { useList } from '../../app/lists/use-list.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import profileClasses from '../components/profile.module.css'
import { members } from '../queries.ts'
import type { Member } from './member.ts'
import { MembersTable } from './members-table.tsx'
import { RemoveMembers } from './remove-members.tsx'
import classes from './members.module.css'

interface MembersCardProps {
  heading: Ref<HTMLHeadingElement>
  onAdd: () => void
  onEdit: (member: Member) => void
}

/** The agency's members: found, added, changed, removed. */
export function MembersCard({ heading, onAdd, onEdit }: MembersCardProps) {
  const { t } = useTranslation('organization')
  const list = useList(members)
  const [chosen, setChosen] = useState<Member[]>([])
  const [isRemoving, setRemoving] = useState(false)

  return (
    <section className={profileClasses.card} aria-labelledby="members-title">
      <div className={profileClasses.cardHead}>
        <h2 id="members-title" ref={heading} tabIndex={-1}>
          {t('members.title')}
        </h2>
        <Button onClick={onAdd}>{t('members.add')}</Button>
      </div>
      <p className={profileClasses.lead}>{t('members.lead')}</p>
      <ListFrame
        list={list}
        fields={[{ name: 'keyword', label: t('members.search'), hint: t('members.searchPlaceholder') }]}
        skeleton={<Skeleton height={320} />}
        tools={
          chosen.length > 0 && (
            <div className={classes.chosen}>
              <span role="status">{t('members.selected', { count: chosen.length })}</span>
              <Button variant="outline" tone="seal" onClick={() => setRemoving(true)}>
                {t('members.remove')}
              </Button>
            </div>
          )
        }
        empty={{
          title: t('members.empty'),
          text: t('members.emptyText'),
          action: (
            <Button variant="default" onClick={onAdd}>
              {t('members.add')}
            </Button>
          ),
        }}
      >
        {(rows) => <MembersTable members={rows} chosen={chosen} onChoose={setChosen} onEdit={onEdit} />}
      </ListFrame>
      {isRemoving && (
        <RemoveMembers members={chosen} onClose={() => setRemoving(false)} onDone={() => setChosen([])} />
      )}
    </section>
  )
}

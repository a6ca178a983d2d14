import { codes } from '@portal/protocol/kernel/codes.ts'
import { mostMembers } from '@portal/protocol/products/constants.ts'
import type { DeskMember, DeskTeam } from '@portal/protocol/products/schemas.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminKey } from '../../app/admin/queries.ts'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { ChooseProviders } from '../../providers/door/choose-providers.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { offeredQuery } from '../desk-queries.ts'
import classes from './team-form.module.css'

const call = formCall('products', 'setTeam')
const search = formCall('products', 'offered')

const idsOf = (members: readonly DeskMember[]) => members.map(({ id }) => id)

/** The whole team, in its order. What somebody else chose meanwhile is shown, and what was chosen here stays. */
export function TeamForm({ team }: { team: DeskTeam }) {
  const { t } = useTranslation('productsDesk')
  const context = useApp()
  const titleId = useId()
  const { id } = team
  // What its editor read: a team that was chosen meanwhile is another.
  const [read, setRead] = useState(team.members)
  const [theirs, setTheirs] = useState<DeskTeam | null>(null)
  const form = useForm({
    call,
    params: { id },
    initial: { members: team.members },
    toBody: ({ members }) => ({
      members: idsOf(members as DeskMember[]),
      before: idsOf(theirs?.members ?? read),
    }),
    refused: ({ code, data }) => {
      if (code !== codes.changedMeanwhile.code) return undefined
      setTheirs(data as DeskTeam)
      return {}
    },
    isGuarded: true,
    after: {
      toast: t('saved'),
      invalidates: [adminKey],
      done: () => {
        setRead(form.values.members)
        setTheirs(null)
      },
    },
  })
  return (
    <Card title={t('title')}>
      <p id={titleId} className={classes.text}>
        {t('text', { most: mostMembers })}
      </p>
      {theirs && (
        <Note tone="seal" isAlert>
          {t('theirs', { names: theirs.members.map(({ name }) => name).join(', ') || t('nobody') })}
        </Note>
      )}
      <FormFrame form={form} labelledBy={titleId}>
        <ChooseProviders
          {...form.field('members')}
          query={(keyword) => offeredQuery(context, keyword)}
          most={mostMembers}
          longest={search.fields['keyword']?.longest}
          words={{
            chosen: t('chosen'),
            search: t('search'),
            none: t('none'),
            add: (name) => t('add', { name }),
            remove: (name) => t('remove', { name }),
            up: (name) => t('up', { name }),
            note: ({ isVerified }) => (isVerified ? undefined : t('notVerified')),
          }}
        />
        <FormButtons form={form} submit={t('save')} />
      </FormFrame>
      <p className={classes.back}>
        <Link to={`/admin/publications/detail?id=${id}`}>{t('back')}</Link>
      </p>
    </Card>
  )
}

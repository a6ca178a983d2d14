import { NativeSelect, Skeleton, TextInput } from '@mantine/core'
import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCountries } from '../../app/forms/countries.ts'
import { useForm } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { useViewer } from '../../app/viewer.ts'
import { Icon } from '../../ui/icon.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { ChangeForm } from './change-form.tsx'
import classes from './profile.module.css'
import { personQuery } from './queries.ts'
import { useChange } from './use-change.ts'

function PersonForm({ person }: { person: OutputOf<Calls['profiles']['person']> }) {
  const { t } = useTranslation('profile')
  const { ask } = useApp()
  const viewer = useViewer()
  const countries = useCountries()
  const form = useForm(
    { fullName: person.fullName ?? '', company: person.company ?? '', country: person.country ?? '' },
    { key: `profile:${viewer?.username}`, kept: ['fullName', 'company', 'country'] },
  )
  const { fullName, company, country } = form.values
  const change = useChange({
    form,
    send: () =>
      ask('profiles', 'updatePerson', {
        body: {
          fullName: fullName.trim() || null,
          company: company.trim() || null,
          country: country || null,
        },
      }),
    saidOf: () => t('data.saved'),
  })

  return (
    <ChangeForm form={form} labelledBy="person-title" change={change}>
      <TextInput
        {...form.text('fullName')}
        label={t('person.fullName')}
        autoComplete="name"
        maxLength={100}
        size="md"
      />
      <TextInput
        {...form.text('company')}
        label={t('person.company')}
        autoComplete="organization"
        maxLength={200}
        size="md"
      />
      <NativeSelect
        {...form.text('country')}
        label={t('person.country')}
        autoComplete="country"
        size="md"
        rightSection={<Icon name="down" size={14} />}
        data={[
          { value: '', label: t('person.noCountry') },
          ...countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
    </ChangeForm>
  )
}

/** An individual's own words on themselves; nothing of them is verified. */
export function PersonProfile() {
  const { t } = useTranslation('profile')
  const query = useQuery(personQuery(useApp()))
  return (
    <section className={classes.card} aria-labelledby="person-title">
      <div className={classes.cardHead}>
        <h2 id="person-title">{t('person.title')}</h2>
      </div>
      <QueryView query={query} skeleton={<Skeleton height={260} />}>
        {(person) => <PersonForm person={person} />}
      </QueryView>
    </section>
  )
}

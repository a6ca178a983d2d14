import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCountries } from '../../app/forms/countries.ts'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { TextField } from '../../app/forms/text-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { ChoiceField } from '../../app/forms/choice-field.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import classes from './profile.module.css'
import { personQuery, profileKey } from '../queries.ts'

const call = formCall('profiles', 'updatePerson')

function PersonForm({ person }: { person: OutputOf<Calls['profiles']['person']> }) {
  const { t } = useTranslation('profile')
  const { t: forms } = useTranslation('forms')
  const countries = useCountries()
  const form = useForm({
    call,
    initial: {
      fullName: person.fullName ?? '',
      company: person.company ?? '',
      country: person.country ?? '',
    },
    draft: { key: 'profile', kept: ['fullName', 'company', 'country'] },
    isGuarded: true,
    after: { toast: t('data.saved'), invalidates: [profileKey] },
  })

  return (
    <FormFrame form={form} labelledBy="person-title">
      <TextField form={form} name="fullName" label={t('person.fullName')} autoComplete="name" />
      <TextField form={form} name="company" label={t('person.company')} autoComplete="organization" />
      <ChoiceField
        form={form}
        name="country"
        label={t('person.country')}
        choices={[
          { value: '', label: forms('nothing') },
          ...countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <FormButtons form={form} />
    </FormFrame>
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

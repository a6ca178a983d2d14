import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import fields from '../../app/forms/fields.module.css'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { LongTextField, TextField } from '../../app/forms/text-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { PlaceFields } from '../../reference/door/place-fields.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LanguagesField } from '../components/languages-field.tsx'
import classes from '../components/profile.module.css'
import { SpecialtiesField } from '../components/specialties-field.tsx'
import { introductionQuery, profileKey } from '../queries.ts'

const call = formCall('profiles', 'updateIntroduction')

type Introduction = OutputOf<Calls['profiles']['introduction']>
type Values = Pick<Introduction, 'specialties' | 'languages'> &
  Record<'scope' | 'brief' | 'website' | 'contactPhone' | 'contactEmail' | 'workCountry' | 'workArea', string>

function IntroductionForm({ stored }: { stored: Introduction }) {
  const { t } = useTranslation('organization')
  const { t: verified } = useTranslation('verified')
  const initial: Values = {
    scope: stored.scope ?? '',
    brief: stored.brief ?? '',
    website: stored.website ?? '',
    contactPhone: stored.contactPhone ?? '',
    contactEmail: stored.contactEmail ?? '',
    specialties: stored.specialties,
    languages: stored.languages,
    workCountry: stored.workCountry ?? '',
    workArea: stored.workArea ?? '',
  }
  const form = useForm({
    call,
    initial,
    draft: {
      key: 'introduction',
      kept: Object.keys(initial) as (keyof Values)[],
    },
    isGuarded: true,
    after: { toast: t('introduction.saved'), invalidates: [profileKey] },
  })

  return (
    <FormFrame form={form} labelledBy="introduction-title">
      <LongTextField form={form} name="scope" label={t('introduction.scope')} rows={3} />
      <LongTextField form={form} name="brief" label={t('introduction.brief')} rows={6} />
      <TextField
        form={form}
        name="website"
        type="url"
        label={t('introduction.website')}
        placeholder="https://"
        autoComplete="url"
      />
      <div className={fields.pair}>
        <TextField
          form={form}
          name="contactPhone"
          type="tel"
          label={t('introduction.contactPhone')}
          hint={t('introduction.phoneHint')}
          autoComplete="tel"
        />
        <TextField
          form={form}
          name="contactEmail"
          type="email"
          label={t('introduction.contactEmail')}
          autoComplete="email"
        />
      </div>
      <SpecialtiesField {...form.field('specialties')} />
      <LanguagesField {...form.field('languages')} />
      <PlaceFields
        form={form}
        country="workCountry"
        area="workArea"
        labels={{ country: verified('practice.country'), area: verified('practice.area') }}
      />
      <FormButtons form={form} />
    </FormFrame>
  )
}

/** What the agency shows of itself; nothing of it is verified. */
export function IntroductionCard() {
  const { t } = useTranslation('organization')
  const query = useQuery(introductionQuery(useApp()))
  return (
    <section className={classes.card} aria-labelledby="introduction-title">
      <h2 id="introduction-title">{t('introduction.title')}</h2>
      <p className={classes.lead}>{t('introduction.lead')}</p>
      <QueryView query={query} skeleton={<Skeleton height={420} />}>
        {(stored) => <IntroductionForm stored={stored} />}
      </QueryView>
    </section>
  )
}

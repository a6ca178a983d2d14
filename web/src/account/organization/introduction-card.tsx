import { Skeleton, Textarea, TextInput } from '@mantine/core'
import { isContactPhone } from '@portal/protocol/account/rules/contact-phone.ts'
import { isEmail } from '@portal/protocol/account/rules/names.ts'
import { isWebsite } from '@portal/protocol/account/rules/website.ts'
import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import fields from '../../app/forms/fields.module.css'
import { useForm } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { useViewer } from '../../app/viewer.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { ChangeForm } from '../profile/change-form.tsx'
import classes from '../profile/profile.module.css'
import { introductionQuery } from '../profile/queries.ts'
import { useChange } from '../profile/use-change.ts'

type Introduction = OutputOf<Calls['profiles']['introduction']>
type Values = { [Name in keyof Introduction]: string }

function IntroductionForm({ stored }: { stored: Introduction }) {
  const { t } = useTranslation('profile')
  const { ask } = useApp()
  const viewer = useViewer()
  const form = useForm<Values>(
    {
      scope: stored.scope ?? '',
      brief: stored.brief ?? '',
      website: stored.website ?? '',
      contactPhone: stored.contactPhone ?? '',
      contactEmail: stored.contactEmail ?? '',
    },
    {
      key: `introduction:${viewer?.username}`,
      kept: ['scope', 'brief', 'website', 'contactPhone', 'contactEmail'],
    },
  )
  const { scope, brief, website, contactPhone, contactEmail } = form.values
  const change = useChange({
    form,
    broken: () => ({
      ...(website.trim() && !isWebsite(website.trim()) && { website: 'website' }),
      ...(contactPhone.trim() && !isContactPhone(contactPhone) && { contactPhone: 'contactPhone' }),
      ...(contactEmail.trim() && !isEmail(contactEmail.trim()) && { contactEmail: 'email' }),
    }),
    send: () =>
      ask('profiles', 'updateIntroduction', {
        body: {
          scope: scope.trim() || null,
          brief: brief.trim() || null,
          website: website.trim() || null,
          contactPhone: contactPhone.trim() || null,
          contactEmail: contactEmail.trim() || null,
        },
      }),
    saidOf: () => t('introduction.saved'),
  })

  return (
    <ChangeForm form={form} labelledBy="introduction-title" change={change}>
      <Textarea {...form.text('scope')} label={t('introduction.scope')} maxLength={1000} rows={3} size="md" />
      <Textarea {...form.text('brief')} label={t('introduction.brief')} maxLength={3000} rows={6} size="md" />
      <TextInput
        {...form.text('website')}
        type="url"
        label={t('introduction.website')}
        placeholder="https://"
        autoComplete="url"
        maxLength={300}
        size="md"
      />
      <div className={fields.pair}>
        <TextInput
          {...form.text('contactPhone')}
          type="tel"
          label={t('introduction.contactPhone')}
          description={t('introduction.phoneHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="tel"
          maxLength={40}
          size="md"
        />
        <TextInput
          {...form.text('contactEmail')}
          type="email"
          label={t('introduction.contactEmail')}
          autoComplete="email"
          maxLength={254}
          size="md"
        />
      </div>
    </ChangeForm>
  )
}

/** What the agency shows of itself; nothing of it is verified. */
export function IntroductionCard() {
  const { t } = useTranslation('profile')
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

import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import type { SettingValues } from '@portal/protocol/kernel/settings.ts'
import { useTranslation } from 'react-i18next'
import { CheckField } from '../../app/forms/check-field.tsx'
import { saysNothing } from '../../app/forms/check-fields.ts'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { LanguageFields } from '../../app/forms/language-fields.tsx'
import { LongTextField } from '../../app/forms/text-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { settingsQuery } from '../queries.ts'
import classes from '../../app/admin/page.module.css'

const call = formCall('admin', 'setSettings')

const fieldOf = (language: Language) => `announcement.${language}` as const

/** What the platform may change while it runs. */
export function SettingsForm({ settings }: { settings: SettingValues }) {
  const { t } = useTranslation('oversight')
  const { t: frame } = useTranslation('adminFrame')
  const { isRegistrationOpen, isForumReviewed, announcement } = settings
  const form = useForm({
    call,
    initial: {
      isRegistrationOpen,
      isForumReviewed,
      'announcement.zh': announcement.zh,
      'announcement.en': announcement.en,
      'announcement.ru': announcement.ru,
    },
    // Said to everybody or to nobody.
    check: (values) => {
      const silent = languages.map(fieldOf).filter((name) => saysNothing(values[name]))
      if (silent.length === languages.length) return {}
      return Object.fromEntries(silent.map((name) => [name, 'required' as const]))
    },
    isGuarded: true,
    after: { toast: frame('form.saved'), invalidates: [settingsQuery(useApp()).queryKey] },
  })

  return (
    <section className={classes.section}>
      <p id="settings" className={classes.hint}>
        {t('settings.lead')}
      </p>
      <FormFrame form={form} labelledBy="settings">
        <CheckField
          form={form}
          name="isRegistrationOpen"
          label={t('settings.registration')}
          hint={t('settings.registrationHint')}
        />
        <CheckField
          form={form}
          name="isForumReviewed"
          label={t('settings.forumReview')}
          hint={t('settings.forumReviewHint')}
        />
        <LanguageFields
          form={form}
          legend={t('settings.announcement')}
          hint={t('settings.announcementHint')}
          names={(language) => [fieldOf(language)]}
        >
          {(language, label) => (
            <LongTextField form={form} name={fieldOf(language)} label={label} lang={language} rows={2} />
          )}
        </LanguageFields>
        <FormButtons form={form} />
      </FormFrame>
    </section>
  )
}

import { Button, Checkbox, Textarea } from '@mantine/core'
import { languages } from '@portal/protocol/kernel/languages.ts'
import type { SettingValues } from '@portal/protocol/kernel/settings.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { problemsOf } from '../../app/forms/failures.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { LeaveGuard } from '../../app/forms/leave-guard.tsx'
import { emptyFields } from '../empty-fields.ts'
import { useForm } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { showToast } from '../../ui/toast.tsx'
import { settingsQuery } from '../queries.ts'
import classes from './page.module.css'

const rename = { 'announcement.zh': 'zh', 'announcement.en': 'en', 'announcement.ru': 'ru' }

/** What the platform may change while it runs. */
export function SettingsForm({ settings }: { settings: SettingValues }) {
  const { t } = useTranslation('admin')
  const { t: ui } = useTranslation()
  const context = useApp()
  const { isRegistrationOpen, announcement } = settings
  const form = useForm({ isRegistrationOpen, ...announcement })
  const { values } = form

  const save = useMutation({
    mutationFn: (body: SettingValues) => context.ask('admin', 'setSettings', { body }),
    onSuccess: (_, body) => {
      context.queries.setQueryData(settingsQuery(context).queryKey, body)
      form.reset()
      showToast(t('form.saved'))
    },
    onError: (error) => form.mark(problemsOf(error, ui('states.offline'), languages, rename)),
  })

  function submit() {
    const texts = { zh: values.zh.trim(), en: values.en.trim(), ru: values.ru.trim() }
    // Said to everybody or to nobody.
    const isSaid = Object.values(texts).some(Boolean)
    if (!form.mark(isSaid ? emptyFields(texts, languages, t('form.required')) : {})) return
    save.mutate({ isRegistrationOpen: values.isRegistrationOpen, announcement: texts })
  }

  return (
    <section className={classes.section}>
      <FormFrame form={form} labelledBy="settings" onSubmit={submit}>
        <Checkbox
          name="isRegistrationOpen"
          label={t('settings.registration')}
          description={t('settings.registrationHint')}
          checked={values.isRegistrationOpen}
          onChange={(event) => form.change({ isRegistrationOpen: event.currentTarget.checked })}
        />
        <fieldset className={classes.group}>
          <legend>{t('settings.announcement')}</legend>
          <p className={classes.hint}>{t('settings.announcementHint')}</p>
          {languages.map((language) => (
            <Textarea
              key={language}
              {...form.text(language)}
              lang={language}
              label={t(`settings.languages.${language}`)}
              maxLength={300}
              rows={2}
            />
          ))}
        </fieldset>
        <div className={classes.buttons}>
          <Button type="submit" loading={save.isPending}>
            {t('form.save')}
          </Button>
        </div>
      </FormFrame>
      <LeaveGuard isChanged={form.isChanged} onLeave={form.reset} />
    </section>
  )
}

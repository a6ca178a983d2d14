import { useTranslation } from 'react-i18next'
import { likelyCountry } from '../../app/forms/countries.ts'
import { forgetDrafts } from '../../app/forms/stored-drafts.ts'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { PhoneField } from '../../app/forms/phone-field.tsx'
import { TextField } from '../../app/forms/text-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { writeViewer } from '../../app/viewer.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { useWrongPassword } from '../use-wrong-password.ts'
import { CodeField } from './code-field.tsx'
import { PasswordField } from './password-field.tsx'
import classes from './safety.module.css'

const call = formCall('account', 'cancelAccount')

/** Countries by how their phones begin, as far as a masked one shows it; Kazakhstan shares Russia's code. */
const beginnings = { '+76': 'KZ', '+77': 'KZ', '+7': 'RU', '+86': 'CN', '+92': 'PK', '+91': 'IN' } as const

function countryOfMasked(phone: string | null): string | undefined {
  return Object.entries(beginnings).find(([beginning]) => phone?.startsWith(beginning))?.[1]
}

interface CancelAccountProps {
  username: string
  /** The account's phone, masked. */
  phone: string | null
  onClose: () => void
}

/** Cancels the account for good: by password, the code on its phone, and its name typed. */
export function CancelAccount({ username, phone, onClose }: CancelAccountProps) {
  const { t } = useTranslation('safety')
  const { t: account } = useTranslation('account')
  const { cancel } = useCatalogue('safety')
  const { queries } = useApp()
  const language = useLanguage()
  const country = countryOfMasked(phone) ?? likelyCountry(language)
  const form = useForm({
    call,
    // The phone and the name typed are for the reader alone: the server knows both.
    initial: { country, phone: '', code: '', password: '', confirmation: '' },
    check: ({ confirmation }) => ({
      confirmation: confirmation.trim() === username ? undefined : () => t('cancel.confirmWrong'),
    }),
    refused: useWrongPassword('password'),
    after: {
      toast: t('cancel.done'),
      done: () => {
        writeViewer(queries, null)
        forgetDrafts()
      },
      go: '/home',
    },
  })

  return (
    <Dialog title={t('cancel.title')} onClose={onClose}>
      <div className={classes.lead}>
        <p id="change-lead">{t('cancel.explain')}</p>
        <ul className={classes.points}>
          {cancel.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p>{t('cancel.takeAlong')}</p>
      </div>
      <FormFrame form={form} labelledBy="change-lead">
        <p>{t('cancel.phone', { phone: phone ?? t('signIn.none') })}</p>
        <PhoneField form={form} />
        <CodeField
          way={{ channel: 'sms', purpose: 'cancelAccount' }}
          form={form}
          name="code"
          label={account('code.sms')}
        />
        <PasswordField {...form.text('password')} label={t('yourPassword')} autoComplete="current-password" />
        <TextField
          form={form}
          name="confirmation"
          label={t('cancel.confirm', { username })}
          autoComplete="off"
        />
        <FormButtons form={form} submit={t('cancel.submit')} isDangerous />
      </FormFrame>
    </Dialog>
  )
}

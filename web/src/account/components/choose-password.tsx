import { passwordRules } from '@portal/protocol/account/rules/names.ts'
import { useTranslation } from 'react-i18next'
import type { Form } from '../../app/forms/use-form.ts'
import { PasswordField } from './password-field.tsx'
import { RuleList } from './rule-list.tsx'

interface NewPasswordValues {
  password: string
  confirmation: string
}

interface ChoosePasswordProps {
  form: Pick<Form<NewPasswordValues>, 'text' | 'values' | 'problems'>
  /** The password may not be this name; empty where it is not known. */
  username: string
}

/** A new password, twice, with its rules. */
export function ChoosePassword({ form, username }: ChoosePasswordProps) {
  const { t } = useTranslation('account')
  const { password } = form.values
  const isOther = password.toLowerCase() !== username.toLowerCase()
  const rules = [
    { words: t('rules.passwordLength'), isKept: passwordRules.length(password) },
    { words: t('rules.passwordKinds'), isKept: passwordRules.kinds(password) },
    ...(username ? [{ words: t('rules.passwordIsOther'), isKept: password !== '' && isOther }] : []),
  ]
  return (
    <>
      <PasswordField
        {...form.text('password')}
        label={t('password.label')}
        autoComplete="new-password"
        hint={<RuleList rules={rules} isWrong={form.problems['password'] !== undefined} />}
      />
      <PasswordField {...form.text('confirmation')} label={t('password.again')} autoComplete="new-password" />
    </>
  )
}

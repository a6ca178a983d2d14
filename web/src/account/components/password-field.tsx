import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** A password, which can be shown. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useTranslation('account')
  return (
    <PasswordInput
      {...props}
      // The input inside is not told of the error by itself.
      aria-invalid={props.error ? true : undefined}
      size="md"
      visibilityToggleButtonProps={{ tabIndex: 0, 'aria-label': t('login.showPassword') }}
    />
  )
}

import { useId, useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Field, noted } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { InputBox } from '../../ui/input-box.tsx'
import type { TextInput } from '../../ui/text-input.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'icon' | 'end' | 'isCompact'>

/** A password, which can be shown. */
export function PasswordField({ label, hint, error, className, ...input }: PasswordFieldProps) {
  const { t } = useTranslation('account')
  const [isShown, setShown] = useState(false)
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      <InputBox
        end={
          <button
            type="button"
            aria-label={t('login.showPassword')}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon name="eye" />
          </button>
        }
      >
        <input {...input} id={id} type={isShown ? 'text' : 'password'} {...noted(id, { hint, error })} />
      </InputBox>
    </Field>
  )
}

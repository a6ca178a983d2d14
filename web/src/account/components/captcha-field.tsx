import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Captcha } from '../use-captcha.ts'
import classes from './captcha-field.module.css'

interface CaptchaFieldProps {
  captcha: Captcha
  error: string | undefined
}

/** The captcha image with its field; a click draws another. */
export function CaptchaField({ captcha, error }: CaptchaFieldProps) {
  const { t } = useTranslation('account')
  return (
    <div className={classes.row}>
      <TextInput
        name="captcha"
        value={captcha.value}
        error={error}
        onChange={(event) => captcha.change(event.currentTarget.value)}
        className={classes.field}
        label={t('login.captcha')}
        placeholder={t('login.captchaPlaceholder')}
        autoComplete="off"
        maxLength={8}
        size="md"
      />
      <button
        type="button"
        className={classes.image}
        onClick={captcha.renew}
        aria-label={t('login.captchaImage')}
        title={t('login.captchaRefresh')}
      >
        {captcha.image && (
          <img
            src={`data:image/svg+xml,${encodeURIComponent(captcha.image)}`}
            alt=""
            width={140}
            height={44}
          />
        )}
      </button>
    </div>
  )
}

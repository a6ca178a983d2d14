import { useTranslation } from 'react-i18next'
import { formCall } from '../../app/forms/form-call.ts'
import { TextInput } from '../../ui/text-input.tsx'
import type { Captcha } from '../use-captcha.ts'
import classes from './captcha-field.module.css'

const check = formCall('account', 'checkCaptcha')

interface CaptchaFieldProps {
  captcha: Captcha
  error: string | undefined
}

/** The captcha with its field: an image that a click draws anew, or a question in words. */
export function CaptchaField({ captcha, error }: CaptchaFieldProps) {
  const { t } = useTranslation('account')
  const { image, question } = captcha
  return (
    <div>
      <div className={classes.row}>
        <TextInput
          name="captcha"
          value={captcha.value}
          error={error}
          onChange={(event) => captcha.change(event.currentTarget.value)}
          className={classes.field}
          label={t(question ? 'login.captchaQuestion' : 'login.captcha')}
          hint={
            question && (
              <span role="status" className={classes.question}>
                {question}
              </span>
            )
          }
          placeholder={t(question ? 'login.captchaAnswer' : 'login.captchaPlaceholder')}
          autoComplete="off"
          maxLength={check.fields['verifyInput']?.longest}
        />
        {!question && (
          <button
            type="button"
            className={classes.image}
            onClick={captcha.renew}
            aria-label={t('login.captchaImage')}
            title={t('login.captchaRefresh')}
          >
            {image && (
              <img src={`data:image/svg+xml,${encodeURIComponent(image)}`} alt="" width={140} height={44} />
            )}
          </button>
        )}
      </div>
      <p className={classes.ways}>
        {question && (
          <button type="button" className={classes.way} onClick={captcha.renew}>
            {t('login.captchaOther')}
          </button>
        )}
        <button type="button" className={classes.way} onClick={captcha.turn}>
          {t(question ? 'login.captchaPicture' : 'login.captchaWords')}
        </button>
      </p>
    </div>
  )
}

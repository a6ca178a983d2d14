import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/link.tsx'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { useRepeated } from '../use-repeated.ts'
import classes from './card.module.css'
import { ChoosePassword } from './choose-password.tsx'

const call = formCall('account', 'resetPassword')

/** Sets a new password by the token that came with a link. */
export function ResetByToken({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation('account')
  const form = useForm({
    call,
    initial: { password: '', confirmation: '' },
    check: useRepeated(),
    toBody: (body) => ({ ...body, token }),
    after: { done: onDone },
  })

  return (
    <FormFrame form={form} labelledBy="form-title">
      <ChoosePassword form={form} username="" />
      <FormButtons form={form} submit={t('reset.submit')} isWide />
      <p className={classes.links}>
        <Link to="/account/reset">{t('reset.otherWay')}</Link>
      </p>
    </FormFrame>
  )
}

import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import classes from './captcha-field.module.css'

interface CaptchaFieldProps {
  name: string
  value: string
  error: string | undefined
  onChange: (event: { currentTarget: { value: string } }) => void
}

/** The captcha image with its field; a click draws another. Mounted anew for each try. */
export function CaptchaField(props: CaptchaFieldProps) {
  const { t } = useTranslation('account')
  const { ask } = useApp()
  const { data, refetch } = useQuery({
    queryKey: ['account', 'captcha'],
    queryFn: ({ signal }) => ask('account', 'captcha', {}, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
  })
  return (
    <div className={classes.row}>
      <TextInput
        {...props}
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
        onClick={() => void refetch()}
        aria-label={t('login.captchaImage')}
        title={t('login.captchaRefresh')}
      >
        {data && (
          <img src={`data:image/svg+xml,${encodeURIComponent(data.image)}`} alt="" width={140} height={44} />
        )}
      </button>
    </div>
  )
}

import type { Standing } from '@portal/protocol/assistant/schemas.ts'
import { useTranslation } from 'react-i18next'
import { CheckField } from '../../app/forms/check-field.tsx'
import { useAct } from '../../app/forms/use-act.ts'
import type { Form } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { standingQuery } from '../queries.ts'
import classes from './composer.module.css'
import type { QuestionValues } from './use-question.ts'

type Model = NonNullable<Standing['model']>

/** That nothing more is sent abroad. */
function Withdraw() {
  const { t } = useTranslation('askLaw')
  const context = useApp()
  const withdraw = useAct(() => context.ask('assistant', 'consent', { body: { agrees: false } }), {
    toast: t('composer.withdrawn'),
    invalidates: [standingQuery(context).queryKey],
  })
  return (
    <>
      <button
        type="button"
        className={classes.withdraw}
        disabled={withdraw.isBusy}
        onClick={() => withdraw.make(undefined)}
      >
        {t('composer.withdraw')}
      </button>
      {withdraw.problem && <span role="alert">{withdraw.problem}</span>}
    </>
  )
}

/** Whether a model writes the answer, and who then receives the question; abroad only after a consent of its own. */
export function ModelChoice({ form, model }: { form: Form<QuestionValues>; model: Model }) {
  const { t } = useTranslation('askLaw')
  const { recipient, countryName: country, isAbroad, hasConsented } = model
  const named = { recipient, country }
  if (isAbroad && !hasConsented) {
    return (
      <div className={classes.consent}>
        <p>{t('composer.consentText', named)}</p>
        <CheckField form={form} name="agrees" label={t('composer.consentLabel')} />
      </div>
    )
  }
  return (
    <div className={classes.model}>
      <CheckField
        form={form}
        name="writes"
        label={t('composer.writes')}
        hint={t('composer.writesHint', named)}
      />
      {isAbroad && (
        <p className={classes.consented}>
          {t('composer.consented', named)} <Withdraw />
        </p>
      )}
    </div>
  )
}

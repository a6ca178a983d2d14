import type { consentsTo } from '@portal/protocol/assistant/constants.ts'
import type { Recipient } from '@portal/protocol/assistant/schemas.ts'
import { useTranslation } from 'react-i18next'
import { useCountryName } from '../../app/forms/countries.ts'
import { CheckField } from '../../app/forms/check-field.tsx'
import { useAct } from '../../app/forms/use-act.ts'
import type { Form } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { standingQuery } from '../queries.ts'
import classes from './composer.module.css'
import type { QuestionValues } from './use-question.ts'

/** That nothing more is sent abroad, to one or the other. */
function Withdraw({ to }: { to: (typeof consentsTo)[number] }) {
  const { t } = useTranslation('askLaw')
  const context = useApp()
  const withdraw = useAct(() => context.ask('assistant', 'consent', { body: { agrees: false, to } }), {
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
export function ModelChoice({ form, model }: { form: Form<QuestionValues>; model: Recipient }) {
  const { t } = useTranslation('askLaw')
  const { recipient, country, isAbroad, hasConsented } = model
  const named = { recipient, country: useCountryName()(country) }
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
          {t('composer.consented', named)} <Withdraw to="model" />
        </p>
      )}
    </div>
  )
}

/** Who receives the question to tell what it means, by which passages are found too; abroad only after a consent of its own. */
export function MeaningChoice({ form, meaning }: { form: Form<QuestionValues>; meaning: Recipient }) {
  const { t } = useTranslation('askLaw')
  const { recipient, country, isAbroad, hasConsented } = meaning
  const named = { recipient, country: useCountryName()(country) }
  if (!isAbroad) return <p className={classes.consented}>{t('composer.meaningHint', named)}</p>
  if (hasConsented) {
    return (
      <p className={classes.consented}>
        {t('composer.meaningConsented', named)} <Withdraw to="meaning" />
      </p>
    )
  }
  return (
    <div className={classes.consent}>
      <p>{t('composer.meaningText', named)}</p>
      <CheckField form={form} name="agreesToMeaning" label={t('composer.meaningLabel')} />
    </div>
  )
}

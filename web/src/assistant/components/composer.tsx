import { longestAsked } from '@portal/protocol/assistant/constants.ts'
import type { Standing } from '@portal/protocol/assistant/schemas.ts'
import { useQuery } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { LongTextField } from '../../app/forms/text-field.tsx'
import type { Form } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { countries, dictionaryQuery } from '../../reference/queries.ts'
import { Button } from '../../ui/button.tsx'
import { formatNumber } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { Select } from '../../ui/select.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import classes from './composer.module.css'
import { MeaningChoice, ModelChoice } from './model-choice.tsx'
import type { QuestionValues } from './use-question.ts'

interface ComposerProps {
  form: Form<QuestionValues>
  standing: Standing | undefined
  /** It goes on a conversation. */
  isFollowUp: boolean
}

/** Only texts of one country, or of any. */
function CountryChoice({ form }: Pick<ComposerProps, 'form'>) {
  const { t } = useTranslation('askLaw')
  const { data = [] } = useQuery(dictionaryQuery(useApp(), countries))
  const { value, onChange } = form.field('country')
  return (
    <Select
      label={t('composer.country')}
      isLabelHidden
      isCompact
      name="country"
      value={value}
      choices={[
        { value: '', label: t('composer.anyCountry') },
        ...data.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={onChange}
    />
  )
}

/** The day's questions are asked. */
function Limit() {
  const { t } = useTranslation('askLaw')
  return (
    <Note tone="gold" icon="clock">
      <p>
        <b>{t('composer.limitTitle')}</b>
      </p>
      <p>{t('composer.limitText')}</p>
      <p className={classes.links}>
        <Link to="/legal/query">{t('composer.toSearch')}</Link>
        <Link to="/business/release">{t('composer.toConsult')}</Link>
      </p>
    </Note>
  )
}

/** Where a question is typed. */
export function Composer({ form, standing, isFollowUp }: ComposerProps) {
  const { t } = useTranslation('askLaw')
  const language = useLanguage()
  const length = form.values.question.length
  const isOver = standing?.left === 0

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isOver) return
    event.preventDefault()
    void form.submit()
  }

  return (
    <div className={`${classes.composer} no-print`} onKeyDown={press}>
      <FormFrame form={form} labelledBy="ask-title">
        <h2 id="ask-title" className="visually-hidden">
          {t('composer.title')}
        </h2>
        <LongTextField
          form={form}
          name="question"
          label={t('composer.label')}
          placeholder={t(isFollowUp ? 'composer.next' : 'composer.first')}
          hint={
            <span className={classes.hints}>
              <span>{t('composer.noPersonal')}</span>
              <span className={classes.count}>
                {t('composer.counter', {
                  length: formatNumber(length, language),
                  most: formatNumber(longestAsked, language),
                })}
              </span>
            </span>
          }
          rows={isFollowUp ? 2 : 3}
          mostRows={12}
        />
        {standing?.model && !isOver && <ModelChoice form={form} model={standing.model} />}
        {standing?.meaning && !isOver && <MeaningChoice form={form} meaning={standing.meaning} />}
        {isOver && <Limit />}
        <div className={classes.foot}>
          <CountryChoice form={form} />
          <span className={classes.keys}>{t('composer.keys')}</span>
          <Button
            type="submit"
            size="md"
            isBusy={form.isBusy}
            disabled={isOver}
            icon={<Icon name="send" size={16} />}
          >
            {t('composer.send')}
          </Button>
        </div>
      </FormFrame>
    </div>
  )
}

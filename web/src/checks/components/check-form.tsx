import { Button } from '@mantine/core'
import { checkedFileBytes, longestCheckedText } from '@portal/protocol/checks/constants.ts'
import { docxType, pdfType } from '@portal/protocol/kernel/file.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayField } from '../../app/forms/day-field.tsx'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { LongTextField } from '../../app/forms/text-field.tsx'
import { useAct } from '../../app/forms/use-act.ts'
import { useForm } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { Card } from '../../ui/card.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { formatNumber, formatSize } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { checkQuery, type CheckAsked } from '../queries.ts'
import classes from './check-form.module.css'

const call = formCall('checks', 'check')

interface CheckFormProps {
  onChecked: (asked: CheckAsked) => void
  /** Something else is typed than was checked. */
  onChange: () => void
  onClear: () => void
}

/** A text to be checked, typed or read from a file, and the day whose law is meant. */
export function CheckForm({ onChecked, onChange, onClear }: CheckFormProps) {
  const { t } = useTranslation('checks')
  const language = useLanguage()
  const context = useApp()
  const [file, setFile] = useState('')
  const form = useForm({
    call,
    initial: { text: '', on: zoneToday() },
    draft: { key: 'citation-check', kept: ['text', 'on'] },
    send: async (values) => {
      await context.queries.fetchQuery(checkQuery(context, values))
      return values
    },
    after: { keeps: true, done: onChecked },
  })
  const reading = useAct((chosen: File) => context.ask('checks', 'readFile', { body: { file: chosen } }), {
    done: ({ text }) => {
      form.change({ text })
      onChange()
    },
  })
  const said = reading.isBusy ? t('form.reading', { name: file }) : t('form.read', { name: file })
  return (
    <Card title={t('form.title')}>
      <FormFrame form={form} labelledBy="check-text">
        <FileField
          name="file"
          label={t('form.file')}
          hint={t('form.fileHint', { size: formatSize(checkedFileBytes, language) })}
          accept={['.docx', docxType, '.pdf', pdfType]}
          file={null}
          error={reading.problem}
          onChoose={(chosen) => {
            setFile(chosen.name)
            reading.make(chosen)
          }}
        />
        <p role="status" className={classes.said}>
          {file !== '' && !reading.problem && said}
        </p>
        <div id="check-text" onChange={onChange}>
          <LongTextField
            form={form}
            name="text"
            label={t('form.text')}
            hint={t('form.textHint', { count: formatNumber(longestCheckedText, language) })}
            rows={8}
            mostRows={18}
          />
        </div>
        <div className={classes.day}>
          <DayField form={form} name="on" label={t('form.on')} />
        </div>
        <FormButtons form={form} submit={t('form.submit')}>
          {form.isChanged && (
            <Button
              type="button"
              variant="default"
              size="md"
              onClick={() => {
                form.reset()
                setFile('')
                onClear()
              }}
            >
              {t('form.clear')}
            </Button>
          )}
        </FormButtons>
      </FormFrame>
    </Card>
  )
}

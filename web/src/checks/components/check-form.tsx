import { checkedFileBytes, longestCheckedText } from '@portal/protocol/checks/constants.ts'
import { docxType, pdfType } from '@portal/protocol/kernel/file.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayField } from '../../app/forms/day-field.tsx'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { LongTextField } from '../../app/forms/text-field.tsx'
import { useAct } from '../../app/forms/use-act.ts'
import type { Form } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { formatNumber, formatSize } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import type { CheckAsked } from '../queries.ts'
import classes from './check-form.module.css'

/** A text to be checked, typed or read from a file, and the day whose law is meant. */
export function CheckForm({ form, onClear }: { form: Form<CheckAsked>; onClear: () => void }) {
  const { t } = useTranslation('checks')
  const language = useLanguage()
  const { ask } = useApp()
  const [file, setFile] = useState('')
  const reading = useAct((chosen: File) => ask('checks', 'readFile', { body: { file: chosen } }), {
    done: ({ text }) => form.change({ text }),
  })

  function read(chosen: File) {
    setFile(chosen.name)
    reading.make(chosen)
  }

  function clear() {
    form.reset()
    setFile('')
    onClear()
  }

  return (
    <Card>
      <FormFrame form={form} labelledBy="check-title">
        <h2 id="check-title" className={classes.title}>
          {t('form.title')}
        </h2>
        <FileField
          name="file"
          label={t('form.file')}
          hint={t('form.fileHint', { size: formatSize(checkedFileBytes, language) })}
          accept={['.docx', docxType, '.pdf', pdfType]}
          file={null}
          error={reading.problem}
          onChoose={read}
        />
        <p role="status" className={classes.said}>
          {file !== '' &&
            !reading.problem &&
            t(reading.isBusy ? 'form.reading' : 'form.read', { name: file })}
        </p>
        <LongTextField
          form={form}
          name="text"
          label={t('form.text')}
          hint={t('form.textHint', { most: formatNumber(longestCheckedText, language) })}
          rows={8}
          mostRows={18}
        />
        <div className={classes.day}>
          <DayField form={form} name="on" label={t('form.on')} />
        </div>
        <FormButtons form={form} submit={t('form.submit')}>
          {form.isChanged && (
            <Button variant="default" size="md" onClick={clear}>
              {t('form.clear')}
            </Button>
          )}
        </FormButtons>
      </FormFrame>
    </Card>
  )
}

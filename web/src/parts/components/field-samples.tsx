import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import classes from './samples.module.css'

const accept = ['image/png', 'application/pdf']

/** Every kind of field: empty, filled, wrong. */
export function FieldSamples() {
  const { t } = useTranslation('parts')
  const { fields } = useCatalogue('parts')
  const { fields: rules } = useCatalogue('kernel')
  const [kind, setKind] = useState('1')
  const [day, setDay] = useState('2026-12-05')
  const [month, setMonth] = useState('')
  const [none, setNone] = useState('')
  const choices = fields.kinds.map((label, place) => ({ value: String(place), label }))
  const file = { name: t('record.file'), bytes: 2_516_582 }
  const nothing = () => {}
  return (
    <Card title={t('fields.title')}>
      <div className={classes.pair}>
        <div className={classes.stack}>
          <TextInput label={t('fields.name')} hint={t('fields.nameHint')} defaultValue={t('record.name')} />
          <TextInput label={t('fields.subject')} error={rules.required} />
          <Select label={t('fields.kind')} value={kind} choices={choices} onChange={setKind} />
          <Select
            label={t('fields.country')}
            value={none}
            choices={choices}
            placeholder={t('fields.choose')}
            error={rules.required}
            onChange={setNone}
          />
          <DateField label={t('fields.day')} value={day} onChange={setDay} />
          <DateField label={t('fields.month')} precision="month" value={month} onChange={setMonth} />
          <DateField label={t('fields.lastDay')} value="" error={rules.required} onChange={nothing} />
        </div>
        <div className={classes.stack}>
          <TextArea label={t('fields.text')} rows={3} />
          <Checkbox label={t('fields.agree')} error={rules.mustAgree} />
          <FileField
            name="empty"
            label={t('fields.file')}
            hint={t('fields.fileHint')}
            accept={accept}
            file={null}
            onChoose={nothing}
          />
          <FileField
            name="sending"
            label={t('fields.file')}
            hint={t('fields.fileHint')}
            accept={accept}
            file={{ ...file, percent: 64 }}
            onChoose={nothing}
            onRemove={nothing}
          />
          <FileField
            name="stored"
            label={t('fields.file')}
            hint={t('fields.fileHint')}
            accept={accept}
            file={{ ...file, url: '/admin/parts' }}
            error={rules.notYourUpload}
            onChoose={nothing}
            onRemove={nothing}
          />
        </div>
      </div>
    </Card>
  )
}

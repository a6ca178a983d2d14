import { importBytes, importColumns } from '@portal/protocol/providers/constants.ts'
import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AdminPage } from '../../app/admin/admin-page.tsx'
import classes from '../../app/admin/page.module.css'
import { adminKey } from '../../app/admin/queries.ts'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { RecordTable } from '../../app/lists/record-table.tsx'
import { definePage } from '../../app/page.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { formatSize } from '../../ui/format.ts'
import { Note } from '../../ui/note.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { sampleAddress } from '../import-sample.ts'
import { providersKey } from '../queries.ts'

const call = formCall('providers', 'importInstitutions')

type Imported = OutputOf<Calls['providers']['importInstitutions']>

/** What came of a file. */
function Outcome({ outcome: { added, problems, problemCount } }: { outcome: Imported }) {
  const { t } = useTranslation('institutionsDesk')
  if (problemCount === 0) {
    return (
      <Note tone="jade" isAlert>
        {t('imported', { count: added })}
      </Note>
    )
  }
  return (
    <section className={classes.section} aria-labelledby="problems">
      <h2 id="problems">{t('problems', { count: problemCount })}</h2>
      <Note tone="seal" isAlert>
        {t('noneImported')}
        {problemCount > problems.length && ` ${t('firstProblems', { count: problems.length })}`}
      </Note>
      <RecordTable
        label={t('problems', { count: problemCount })}
        rows={problems.map((problem, place) => ({ ...problem, place }))}
        keyOf={({ place }) => String(place)}
        columns={[
          { name: 'line', label: t('line'), render: ({ line }) => line, isShort: true },
          {
            name: 'column',
            label: t('column'),
            render: ({ column }) => (column === null ? t('wholeLine') : <code>{column}</code>),
          },
          { name: 'reason', label: t('reason'), render: ({ reason }) => reason },
        ]}
      />
    </section>
  )
}

function ImportForm({ onDone }: { onDone: (outcome: Imported | null) => void }) {
  const { t } = useTranslation('institutionsDesk')
  const language = useLanguage()
  const form = useForm({
    call,
    initial: { file: null as File | null },
    after: { invalidates: [adminKey, providersKey], done: onDone },
  })
  const { name, value: file, error, onChange } = form.field('file')

  function choose(chosen: File | null) {
    onDone(null)
    onChange(chosen)
  }

  return (
    <FormFrame form={form} labelledBy="file">
      <FileField
        name={name}
        label={t('file')}
        hint={t('fileHint', { size: formatSize(importBytes, language) })}
        accept={['.csv', 'text/csv']}
        file={file && { name: file.name, bytes: file.size }}
        error={error}
        onChoose={choose}
        onRemove={() => choose(null)}
      />
      <FormButtons form={form} submit={t('import')} />
    </FormFrame>
  )
}

/** Adding the bodies of a file: all of them, or none where a row is bad. */
function ImportPage() {
  const { t } = useTranslation('institutionsDesk')
  const [outcome, setOutcome] = useState<Imported | null>(null)
  return (
    <AdminPage name="admin/institutions/import" lead={t('importLead')}>
      <section className={classes.section} aria-labelledby="file">
        <h2 id="file">{t('file')}</h2>
        <ImportForm onDone={setOutcome} />
      </section>
      {outcome && <Outcome outcome={outcome} />}
      <section className={classes.section} aria-labelledby="columns">
        <h2 id="columns">{t('columns')}</h2>
        <p className={classes.hint}>{t('columnsLead')}</p>
        <p className={classes.after}>
          <ButtonAnchor href={sampleAddress()} download="institutions.csv" variant="default">
            {t('sample')}
          </ButtonAnchor>
        </p>
        <RecordTable
          label={t('columns')}
          rows={importColumns}
          keyOf={({ name }) => name}
          columns={[
            { name: 'name', label: t('column'), render: ({ name }) => <code>{name}</code>, isShort: true },
            { name: 'meaning', label: t('meaning'), render: ({ name }) => t(`meanings.${name}`) },
            {
              name: 'required',
              label: t('presence'),
              render: ({ isRequired }) => t(isRequired ? 'required' : 'optional'),
              isShort: true,
            },
          ]}
        />
      </section>
    </AdminPage>
  )
}

export const { page } = definePage({ Component: ImportPage })

import type { SubmittedData } from '@portal/protocol/verification/schemas.ts'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../ui/tag.tsx'
import { compare, fieldsOf } from './submitted-data.ts'
import { Facts } from '../../ui/facts.tsx'
import { ShownValue } from './field-value.tsx'
import classes from './compared-data.module.css'
import page from '../../app/admin/page.module.css'

/** Data of a company, agency or lawyer, field by field. */
export function DataFacts({ data }: { data: SubmittedData }) {
  const { t } = useTranslation('verified')
  return (
    <Facts
      look="columns"
      facts={fieldsOf(data).map(({ name, value }) => [
        t(`details.${name}`),
        <ShownValue key={name} value={value} />,
      ])}
    />
  )
}

/** What was given beside what is valid now, the differences marked. */
export function ComparedData({ given, valid }: { given: SubmittedData; valid: SubmittedData }) {
  const { t } = useTranslation('verification')
  const { t: verified } = useTranslation('verified')
  const fields = compare(given, valid)
  const changes = fields.filter(({ isChanged }) => isChanged).length
  return (
    <>
      <p className={page.hint}>{t('changes', { count: changes })}</p>
      <table className={classes.table} role="table" aria-label={t('data')}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {t('field')}
            </th>
            <th role="columnheader" scope="col">
              {t('valid')}
            </th>
            <th role="columnheader" scope="col">
              {t('given')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {fields.map((field) => (
            <tr key={field.name} role="row" data-changed={field.isChanged || undefined}>
              <th role="rowheader" scope="row">
                {verified(`details.${field.name}`)}
                {field.isChanged && (
                  <>
                    {' '}
                    <Tag tone="gold">{t('changed')}</Tag>
                  </>
                )}
              </th>
              <td role="cell" data-label={t('valid')}>
                <ShownValue value={field.valid} />
              </td>
              <td role="cell" data-label={t('given')}>
                <ShownValue value={field.given} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

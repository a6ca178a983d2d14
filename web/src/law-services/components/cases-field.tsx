import { mostCases } from '@portal/protocol/law-services/constants.ts'
import { useTranslation } from 'react-i18next'
import { FieldGroup } from '../../ui/field-group.tsx'
import type { Fields } from '../../app/forms/form-call.ts'
import { rowForm } from '../../app/forms/row-form.ts'
import { pathsOf } from '../../app/forms/row-paths.ts'
import type { Form } from '../../app/forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CaseFields, noCase } from './case-fields.tsx'
import classes from './cases-field.module.css'
import type { CaseRow, ServiceValues } from './service-values.ts'

interface CasesFieldProps {
  form: Form<ServiceValues>
  /** What the calls take of a case. */
  caseFields: Fields
}

/** Related cases, a row each, as many as a service may have. */
export function CasesField({ form, caseFields }: CasesFieldProps) {
  const { t } = useTranslation('serviceForm')
  const { cases } = form.values
  const change = (changed: CaseRow[], ...paths: string[]) => form.change({ cases: changed }, paths)
  return (
    <FieldGroup label={<span className="visually-hidden">{t('cases')}</span>} error={form.problems['cases']}>
      <div className={classes.cases}>
        {cases.map((_, at) => {
          const place = at + 1
          return (
            // oxlint-disable-next-line react/no-array-index-key -- rows are told apart by their place alone
            <FieldGroup key={at} className={classes.case} label={t('caseOf', { place })}>
              <CaseFields form={rowForm(form, 'cases', cases, at, caseFields, change)} />
              <Button
                variant="default"
                icon={<Icon name="remove" size={16} />}
                onClick={() =>
                  change(
                    cases.filter((__, other) => other !== at),
                    ...pathsOf('cases', cases),
                  )
                }
              >
                {t('caseRemove', { place })}
              </Button>
            </FieldGroup>
          )
        })}
        {cases.length < mostCases && (
          <Button
            variant="default"
            icon={<Icon name="plus" size={16} />}
            onClick={() => change([...cases, { id: '', ...noCase }])}
          >
            {t('caseAdd')}
          </Button>
        )}
      </div>
    </FieldGroup>
  )
}

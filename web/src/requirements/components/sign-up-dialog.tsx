import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import type { requirementCalls } from '@portal/protocol/requirements/calls.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckField } from '../../app/forms/check-field.tsx'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { LongTextField, TextField } from '../../app/forms/text-field.tsx'
import { useCatchUp } from '../../app/forms/use-catch-up.ts'
import { useForm } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { ConsentField } from '../../app/records/consent-field.tsx'
import { useViewer } from '../../app/viewer.ts'
import { lawyerQuery } from '../../profiles/queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { Quoting } from '../../ui/quoting.tsx'
import fields from '../../app/forms/fields.module.css'
import { signedUpQuery } from '../own-queries.ts'
import { requirementsKey } from '../query-key.ts'

const call = formCall('requirements', 'signUp')

const empty = {
  note: '',
  firm: '',
  feeFrom: '',
  feeTo: '',
  days: '',
  deniesConflict: false,
  consentsToAbroad: false,
}

interface SignUpDialogProps {
  requirement: Pick<
    OutputOf<typeof requirementCalls.read>,
    'id' | 'title' | 'publisher' | 'demanderCountry' | 'signUp'
  >
  /** It is not shown any more, and the reader may not read it. */
  onClosed: () => void
  onClose: () => void
}

/** Signing up for a requirement; who did so before begins with what they wrote then. */
export function SignUpDialog({ requirement, onClosed, onClose }: SignUpDialogProps) {
  const { id, title, publisher, demanderCountry: country, signUp } = requirement
  const { t } = useTranslation('demand')
  const { t: words } = useTranslation('requirements')
  const { t: records } = useTranslation('records')
  const formId = useId()
  const context = useApp()
  const catchUp = useCatchUp()
  const isLawyer = useViewer()?.userType === 'LAWYER'
  const { data: profile } = useQuery({ ...lawyerQuery(context), enabled: isLawyer })
  const { data: earlier } = useQuery({ ...signedUpQuery(context, id), enabled: signUp !== null })
  // Only the portal knows whether a conflict is possible; once it says so, it stays asked.
  const [asksConflict, setAsksConflict] = useState(false)
  const recipient = country && { name: publisher.name, country }
  const form = useForm({
    call,
    initial: {
      ...empty,
      note: earlier?.cooperation.note ?? '',
      firm: profile?.data?.lawFirm.name ?? '',
    },
    params: { id },
    check: ({ consentsToAbroad }) => ({
      consentsToAbroad: recipient && !consentsToAbroad ? () => records('consent.missing') : undefined,
    }),
    leftOut: () => (isLawyer ? [] : ['firm']),
    draft: { key: `sign-up-${id}`, kept: ['note', 'firm', 'feeFrom', 'feeTo', 'days'] },
    refused: (error) => {
      const { code, fields: told } = error
      if (code === codes.doneAlready.code) void catchUp(error, [requirementsKey])
      if (code === codes.wrongState.code) {
        onClosed()
        return { form: () => t('next.notShown') }
      }
      if (told.some(({ field }) => field === 'deniesConflict')) setAsksConflict(true)
      return undefined
    },
    after: { toast: t('signUp.done'), invalidates: [requirementsKey], done: onClose },
  })
  return (
    <Dialog
      title={<Quoting words={(said) => t('signUp.title', { title: said })} said={title} />}
      onClose={onClose}
    >
      <p id={formId} className="visually-hidden">
        {words('actions.signUp')}
      </p>
      <FormFrame form={form} labelledBy={formId}>
        <LongTextField
          form={form}
          name="note"
          label={words('signUp.note')}
          hint={t('signUp.noteHint')}
          rows={5}
          mostRows={14}
        />
        {isLawyer && (
          <TextField
            form={form}
            name="firm"
            label={<>{words('signUp.firm')}</>}
            hint={t('signUp.firmHint')}
            autoComplete="organization"
          />
        )}
        <div className={fields.together}>
          <p className={fields.hint}>{t('signUp.optional')}</p>
          <div className={fields.pair}>
            <TextField
              form={form}
              name="feeFrom"
              label={<>{words('signUp.feeFrom')}</>}
              inputMode="decimal"
            />
            <TextField form={form} name="feeTo" label={<>{words('signUp.feeTo')}</>} inputMode="decimal" />
            <TextField form={form} name="days" label={<>{words('signUp.days')}</>} inputMode="numeric" />
          </div>
        </div>
        {asksConflict && (
          <>
            <Note tone="gold" icon="alert">
              <p>
                <b>{t('signUp.conflict')}</b>
              </p>
              <p>{t('signUp.conflictText')}</p>
            </Note>
            <CheckField form={form} name="deniesConflict" label={words('signUp.deniesConflict')} />
          </>
        )}
        {recipient && <ConsentField form={form} name="consentsToAbroad" recipient={recipient} />}
        <FormButtons form={form} submit={t('signUp.send')} onCancel={onClose} />
      </FormFrame>
    </Dialog>
  )
}

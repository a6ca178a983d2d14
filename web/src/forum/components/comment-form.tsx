import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { LongTextField } from '../../app/forms/text-field.tsx'
import { useForm, type Form } from '../../app/forms/use-form.ts'
import { commentAddress } from '../addresses.ts'
import { forumKey } from '../queries.ts'

const addCall = formCall('forum', 'addComment')
const editCall = formCall('forum', 'editComment')

interface Typed {
  text: string
}

interface CommentFieldsProps {
  form: Form<Typed>
  label: string
  submit: string
  /** Of a form that a button has opened: it takes the focus. */
  onCancel?: (() => void) | undefined
}

function CommentFields({ form, label, submit, onCancel }: CommentFieldsProps) {
  const { t } = useTranslation('forumThread')
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const isOpened = onCancel !== undefined

  useEffect(() => {
    if (isOpened) place.current?.querySelector('textarea')?.focus()
  }, [isOpened])

  return (
    <div ref={place}>
      <FormFrame form={form} labelledBy={id}>
        <LongTextField
          form={form}
          name="text"
          label={<span id={id}>{label}</span>}
          hint={t('comments.hint')}
          rows={3}
          mostRows={14}
        />
        <FormButtons form={form} submit={submit} onCancel={onCancel} />
      </FormFrame>
    </div>
  )
}

interface CommentFormProps {
  /** Of the post. */
  postId: string
  /** The comment that is answered, and whose it is. */
  replyTo?: { id: string; name: string }
  onDone?: () => void
  onCancel?: () => void
}

/**
 * Says something below a post, or to a comment; what is half written is kept. To what is said of the post itself it
 * leads, wherever that stands.
 */
export function CommentForm({ postId, replyTo, onDone, onCancel }: CommentFormProps) {
  const { t } = useTranslation('forumThread')
  const navigate = useNavigate()
  const form = useForm({
    call: addCall,
    params: { id: postId },
    initial: { text: '' },
    toBody: (body) => ({ ...body, ...(replyTo && { replyTo: replyTo.id }) }),
    draft: { key: `comment-${replyTo?.id ?? postId}`, kept: ['text'] },
    after: {
      toast: t('comments.sent'),
      invalidates: [forumKey],
      // Not by `go`: the page stays, and shows first what is asked for anew.
      done: ({ id }) => (replyTo ? onDone?.() : navigate(commentAddress(postId, id), { replace: true })),
    },
  })
  return (
    <CommentFields
      form={form}
      label={replyTo ? t('comments.replyTo', { name: replyTo.name }) : t('comments.field')}
      submit={t('comments.send')}
      onCancel={onCancel}
    />
  )
}

interface EditCommentProps {
  id: string
  text: string
  onDone: () => void
}

/** Changes what the reader said a short time ago. */
export function EditComment({ id, text, onDone }: EditCommentProps) {
  const { t } = useTranslation('forumThread')
  const form = useForm({
    call: editCall,
    params: { id },
    initial: { text },
    after: { toast: t('comments.changed'), invalidates: [forumKey], done: onDone },
  })
  return (
    <CommentFields form={form} label={t('comments.field')} submit={t('comments.save')} onCancel={onDone} />
  )
}

import { Button, Textarea } from '@mantine/core'
import { longestEntry } from '@portal/protocol/conversations/calls.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { problemsOf } from '../../app/forms/failures.ts'
import { forgetDraft, useForm } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { conversationsKey } from '../queries.ts'
import classes from './conversations.module.css'

interface ReplyFormProps {
  /** Of the conversation. */
  id: string
  partner: string
  onSent: () => void
}

/** The reader's answer; half written, it survives a reload and a new login. */
export function ReplyForm({ id, partner, onSent }: ReplyFormProps) {
  const { t } = useTranslation('inbox')
  const { t: ui } = useTranslation()
  const { ask } = useApp()
  const queries = useQueryClient()
  const draft = `reply-${id}`
  const form = useForm({ text: '' }, { key: draft, kept: ['text'] })
  const { attach, values } = form
  const { text } = values

  const sending = useMutation({
    mutationFn: () => ask('conversations', 'reply', { params: { id }, body: { text } }),
    onSuccess: async () => {
      form.change({ text: '' })
      forgetDraft(draft)
      await queries.invalidateQueries({ queryKey: conversationsKey })
      onSent()
    },
    onError: (error) => {
      const { text: ofText, form: ofAll = '' } = problemsOf(error, ui('states.offline'), ['text'])
      form.mark({ text: ofText ?? ofAll })
    },
  })

  function submit() {
    const isSound = form.mark({
      ...(!text.trim() && { text: t('conversations.missing') }),
      ...(text.trim().length > longestEntry && {
        text: t('conversations.tooLong', { maximum: longestEntry }),
      }),
    })
    if (isSound && !sending.isPending) sending.mutate()
  }

  function sendByKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
  }

  return (
    <form
      ref={attach}
      className={classes.reply}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Textarea
        {...form.text('text')}
        className={classes.field}
        aria-label={t('conversations.fieldOf', { name: partner })}
        placeholder={t('conversations.placeholder')}
        autosize
        minRows={2}
        maxRows={8}
        onKeyDown={sendByKey}
      />
      <Button type="submit" loading={sending.isPending}>
        {t('conversations.send')}
      </Button>
    </form>
  )
}

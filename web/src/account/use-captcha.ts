import type { CaptchaKind } from '@portal/protocol/account/code-calls.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../app/page.ts'

/** A captcha and what was answered to it. All fields of a page show one: the server knows the last it made. */
export interface Captcha {
  /** SVG document; null of a question, absent until one has come. */
  image: string | null | undefined
  /** In the reader's language; null of an image. */
  question: string | null | undefined
  value: string
  change: (text: string) => void
  renew: () => void
  /** Asks in words instead of by an image, or the other way round, from now on. */
  turn: () => void
}

const kindKey = ['account', 'captchaKind']

/** @param isNeeded whether a captcha is made yet */
export function useCaptcha({ isNeeded = true } = {}): Captcha {
  const { ask, language } = useApp()
  const client = useQueryClient()
  const kind = () => client.getQueryData<CaptchaKind>(kindKey) ?? 'image'
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['account', 'captcha', language()],
    queryFn: ({ signal }) => ask('account', 'captcha', { query: { kind: kind() } }, signal),
    enabled: isNeeded,
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
  })
  /** The text, and the captcha it answers; null is one that was still to come. */
  const [read, setRead] = useState<{ id: string | null; text: string }>({ id: null, text: '' })
  const id = data?.id ?? null

  function renew() {
    setRead({ id: null, text: '' })
    void refetch()
  }

  return {
    image: data?.image,
    question: data?.question,
    // What was read in an earlier one says nothing of this one.
    value: read.id === null || read.id === id ? read.text : '',
    change: (text) => setRead({ id: isFetching ? null : id, text }),
    renew,
    turn: () => {
      client.setQueryData<CaptchaKind>(kindKey, kind() === 'image' ? 'words' : 'image')
      renew()
    },
  }
}

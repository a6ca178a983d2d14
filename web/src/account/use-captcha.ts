import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../app/page.ts'

/** A captcha and what was read in it. All fields of a page show one: the server knows the last it drew. */
export interface Captcha {
  /** SVG document. */
  image: string | undefined
  value: string
  change: (text: string) => void
  renew: () => void
}

/** @param isNeeded whether a captcha is drawn yet */
export function useCaptcha({ isNeeded = true } = {}): Captcha {
  const { ask } = useApp()
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['account', 'captcha'],
    queryFn: ({ signal }) => ask('account', 'captcha', {}, signal),
    enabled: isNeeded,
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
  })
  /** The text, and the captcha it is of; null is one that was still to come. */
  const [read, setRead] = useState<{ id: string | null; text: string }>({ id: null, text: '' })
  const id = data?.id ?? null
  return {
    image: data?.image,
    // What was read in an earlier one says nothing of this one.
    value: read.id === null || read.id === id ? read.text : '',
    change: (text) => setRead({ id: isFetching ? null : id, text }),
    renew: () => {
      setRead({ id: null, text: '' })
      void refetch()
    },
  }
}

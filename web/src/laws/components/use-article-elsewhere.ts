import type { LawDetails } from '@portal/protocol/laws/schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useApp } from '../../app/page.ts'
import { anchorIn } from '../../ui/anchor-in.ts'
import { eliPart, readLawAddress, wordingPath } from '../law-address.ts'
import { articleQuery } from '../queries.ts'

const mark = 'art-'

/**
 * Leads to an article's own page where no text shown has it: another may, in another language, of which this is a
 * digest.
 */
export function useArticleElsewhere(law: LawDetails, beside: LawDetails | undefined): void {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const anchor = anchorIn(hash)
  const key = anchor.startsWith(mark) ? anchor.slice(mark.length) : null
  const shown = [...law.units, ...(beside?.units ?? [])]
  const isHere = key === null || shown.some((unit) => unit.anchor === anchor)
  const path = eliPart(wordingPath(law), { article: key })
  const wanted = readLawAddress({ '*': path.slice('/eli/'.length) }, new URLSearchParams())
  const { data } = useQuery({ ...articleQuery(useApp(), wanted), enabled: !isHere })

  useEffect(() => {
    if (data && !isHere) void navigate(path, { replace: true })
  }, [data, isHere, path, navigate])
}

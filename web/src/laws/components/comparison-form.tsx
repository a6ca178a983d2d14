import type { VersionComparison } from '@portal/protocol/laws/schemas.ts'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { KeptLanguage } from '../../ui/kept-language.tsx'
import { Select } from '../../ui/select.tsx'
import { comparisonPath, type ComparisonAddress } from '../door/comparison-address.ts'
import classes from './comparison-form.module.css'
import { useWordingDays } from './use-wording-days.ts'

interface ComparisonFormProps {
  comparison: VersionComparison
  address: ComparisonAddress
}

/** Chooses the two wordings; works without JavaScript too. Mounted anew for each pair. */
export function ComparisonForm({ comparison, address }: ComparisonFormProps) {
  const { t } = useTranslation('versions')
  const days = useWordingDays()
  const navigate = useNavigate()
  const [pair, setPair] = useState({ from: comparison.from.id, to: comparison.to.id })

  function go(change: Partial<ComparisonAddress>) {
    void navigate(comparisonPath({ ...address, ...change }))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    go(pair)
  }

  return (
    <form action="/legal/compare" className={`${classes.form} no-print`} onSubmit={submit}>
      <KeptLanguage />
      <input type="hidden" name="id" value={comparison.id} />
      {(['from', 'to'] as const).map((side) => (
        <div key={side} className={classes.side}>
          <input type="hidden" name={side} value={pair[side]} />
          <Select
            label={t(`compare.${side}`)}
            value={pair[side]}
            choices={comparison.versions.map((version) => ({ value: version.id, label: days(version) }))}
            onChange={(id) => setPair({ ...pair, [side]: id })}
          />
        </div>
      ))}
      <Button type="submit">{t('compare.submit')}</Button>
      <Button variant="default" onClick={() => go({ from: address.to, to: address.from })}>
        {t('compare.swap')}
      </Button>
    </form>
  )
}

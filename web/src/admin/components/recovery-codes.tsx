import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useCopy } from '../../ui/use-copy.ts'
import classes from '../../app/admin/page.module.css'
import styles from './second-factor.module.css'

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  Object.assign(link, { href: address, download: `${name}.txt` })
  link.click()
  URL.revokeObjectURL(address)
}

/** The recovery codes, shown this once: to copy, download or print, and to say that they are kept. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const { t } = useTranslation('secondFactor')
  const { t: ui } = useTranslation()
  const copy = useCopy()
  const [isKept, setKept] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const text = codes.join('\n')
  useEffect(() => heading.current?.focus(), [])

  function finish() {
    if (!isKept) return setProblem(t('missingKept'))
    showToast(t('done'))
    onKept()
  }

  return (
    <section className={`${classes.section} ${classes.narrow}`}>
      <h2 ref={heading} tabIndex={-1}>
        {t('codesTitle')}
      </h2>
      <p className={classes.hint}>{t('codesLead')}</p>
      <ul className={styles.codes} aria-label={t('codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes.form}>
        <div className={`${classes.buttons} no-print`}>
          <Button
            variant="default"
            icon={<Icon name="copy" size={16} />}
            onClick={() => void copy(text, ui('actions.copied'))}
          >
            {ui('actions.copy')}
          </Button>
          <Button variant="default" onClick={() => download(t('fileName'), text)}>
            {t('download')}
          </Button>
          <Button variant="default" icon={<Icon name="print" size={16} />} onClick={() => window.print()}>
            {ui('actions.print')}
          </Button>
        </div>
        <Checkbox
          className="no-print"
          name="isKept"
          label={t('kept')}
          checked={isKept}
          error={problem}
          onChange={(event) => {
            setKept(event.currentTarget.checked)
            setProblem(null)
          }}
        />
        <div className={`${classes.buttons} no-print`}>
          <Button onClick={finish}>{t('finish')}</Button>
        </div>
      </div>
    </section>
  )
}

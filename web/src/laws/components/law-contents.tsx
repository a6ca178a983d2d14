import type { LawDetails } from '@portal/protocol/laws/schemas.ts'
import { useTranslation } from 'react-i18next'
import { Contents } from '../../ui/contents.tsx'

/** Articles are listed in the contents of texts that have no more than this. */
const mostArticlesListed = 60

/** The table of contents: the structure's headings, and the articles of short texts. */
export function LawContents({ law }: { law: LawDetails }) {
  const { t } = useTranslation('laws')
  const isShort = law.units.length <= mostArticlesListed
  const entries = law.units.filter((unit) => unit.kind === 'heading' || isShort)
  const shown = entries.length > 0 ? entries : law.units
  return (
    <Contents
      title={t('details.contents')}
      lang={law.language}
      entries={shown.map((unit) =>
        unit.kind === 'heading'
          ? { anchor: unit.anchor, text: unit.heading, level: unit.level }
          : { anchor: unit.anchor, text: `${unit.number} ${unit.heading ?? ''}`, level: 'item' },
      )}
    />
  )
}

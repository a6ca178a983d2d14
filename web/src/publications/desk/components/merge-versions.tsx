import type { TextPicture } from '@portal/protocol/files/schemas.ts'
import { defaultLanguage } from '@portal/protocol/kernel/languages.ts'
import { readRichText, textOf, type RichPart } from '@portal/protocol/kernel/rich-text-blocks.ts'
import type { PublicationKind } from '@portal/protocol/publications/kinds.ts'
import type { DeskVersion } from '@portal/protocol/publications/schemas.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { differencesOf, type Side } from '../../../app/forms/differences.ts'
import { markWords } from '../../../app/forms/mark-words.ts'
import { MergeDialog } from '../../../app/forms/merge-dialog.tsx'
import { mergeTexts, type BothChanged, type MergedPart } from '../../../app/forms/merge-texts.ts'
import type { TextPictures } from '../../../app/forms/text-pictures.ts'
import { CitedRichText } from '../../../citations/door/cited-rich-text.tsx'
import { Pieces } from '../../../laws/door/pieces.tsx'
import { countries } from '../../../reference/queries.ts'
import { useEntryNames } from '../../../reference/door/use-entry-names.ts'
import { formatDate, formatMoment } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/use-language.ts'
import { isMoment } from '../../../app/forms/moment.ts'
import { useCategoryName } from '../use-category-name.ts'
import { valuesOf, type PublicationValues } from '../publication-values.ts'
import { languageOf, useFieldName } from '../use-field-name.ts'

/** What a text says, with what its pictures show. */
const wordsIn = (parts: readonly RichPart[]): string[] =>
  parts.flatMap((part) => {
    if ('runs' in part) return [textOf(part)]
    return [...(part.tag === 'figure' ? [part.text] : []), ...wordsIn(part.parts)]
  })

const linesOf = (html: string) => wordsIn(readRichText(html)).join('\n')

/** The pictures of both sides; of what was just put in no size is known, and it is as wide as a side. */
function picturesOf({ textPictures }: DeskVersion, pictures: TextPictures): TextPicture[] {
  const added = pictures.known().filter(({ id }) => !textPictures.some((picture) => picture.id === id))
  const size = { width: 320, height: 240 }
  return [
    ...textPictures,
    ...added.map(({ id, address }) => ({ ...size, id, sources: [{ width: size.width, path: address }] })),
  ]
}

interface MergeVersionsProps {
  kind: PublicationKind
  begun: PublicationValues | null
  mine: PublicationValues
  theirs: DeskVersion
  /** Of the form's texts. */
  pictures: TextPictures
  onMerge: (taken: Partial<PublicationValues>) => void
  onClose: () => void
}

/** What another editor saved of the same version meanwhile, to choose from. */
export function MergeVersions(props: MergeVersionsProps) {
  const { kind, begun, mine, theirs: version, pictures, onMerge, onClose } = props
  const { t } = useTranslation('publicationDesk')
  const { t: forms } = useTranslation('forms')
  const { t: ui } = useTranslation()
  const page = useLanguage()
  const countryName = useEntryNames(countries)
  const categoryName = useCategoryName()
  const theirs = valuesOf(version)
  const differences = differencesOf(begun, mine, theirs).filter(
    ({ name }) => name !== 'revision' && name !== 'stillRight',
  )

  function wordsOf(name: keyof PublicationValues, values: PublicationValues): string {
    // A picture that nothing is said of has no name.
    if (name === 'picture') return values.picture ? values.picture.name || t('fields.picture') : ''
    if (name === 'files') return values.files.map((file) => file.name).join(', ')
    const value = String(values[name])
    if (value === '') return ''
    if (name === 'category') return categoryName(kind, value)
    if (name === 'heldIn' || name === 'heldBack')
      return values[name].map((one) => ui(`languageNames.${one}`)).join(', ')
    if (name === 'isOnline') return t(`yesNo.${values.isOnline ? 'yes' : 'no'}`)
    if (name === 'country') return countryName(value)
    if (name === 'issuedOn') return formatDate(value, page)
    return isMoment(value) ? formatMoment(value, page, 'Asia/Shanghai') : value
  }

  function render(name: keyof PublicationValues, values: PublicationValues): ReactNode {
    const words = wordsOf(name, values)
    const language = languageOf(name)
    if (words === '') return forms('meanwhile.nothing')
    if (name.startsWith('content.') && language) {
      const shown = picturesOf(version, pictures)
      return <CitedRichText html={words} citations={[]} pictures={shown} language={language} />
    }
    return <span lang={language}>{words}</span>
  }

  function partsOf(name: keyof PublicationValues): MergedPart[] | null {
    if (begun === null || !name.startsWith('content.')) return null
    const [before, own, other] = [begun[name], mine[name], theirs[name]] as [string, string, string]
    return own === before || own === '' || other === '' ? null : mergeTexts(before, own, other)
  }

  function renderBlock(name: keyof PublicationValues, block: BothChanged, side: Side): ReactNode {
    const language = languageOf(name) ?? defaultLanguage
    const written = block[side]
    if (written === null) return forms('meanwhile.nothing')
    return (
      <span lang={language}>
        <Pieces pieces={markWords(linesOf(block.begun), linesOf(written), language)} />
      </span>
    )
  }

  return (
    <MergeDialog
      differences={differences}
      mine={mine}
      theirs={theirs}
      by={version.writtenBy.username}
      at={version.writtenAt}
      labelOf={useFieldName()}
      render={render}
      partsOf={partsOf}
      renderBlock={renderBlock}
      onMerge={onMerge}
      onClose={onClose}
    />
  )
}

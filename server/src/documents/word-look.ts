import type { Language } from '@portal/protocol/kernel/languages.ts'
import { BorderStyle, HeadingLevel, LevelFormat, type IPropertiesOptions } from 'docx'
import { languageTags } from './plain-content.ts'

/** Fonts that Word and its kin have on every system, for both scripts. */
const fonts = {
  ascii: 'Times New Roman',
  hAnsi: 'Times New Roman',
  cs: 'Times New Roman',
  eastAsia: 'SimSun',
}

export const headingLevels = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3] as const
export const linkColour = '1A56A8'
export const quiet = '566374'

export const rule = { style: BorderStyle.SINGLE, size: 4, color: 'D5DCE5' }
export const noRule = { style: BorderStyle.NONE, size: 0, color: 'auto' }
export const everyRule = {
  top: rule,
  bottom: rule,
  left: rule,
  right: rule,
  insideVertical: rule,
  insideHorizontal: rule,
}

/** Twentieths of a point between the edges of the text, and of one step inwards. */
export const textWidth = 9000
export const step = 480
export const deepest = 8
export const margins = { top: 1300, bottom: 1300, left: 1440, right: 1440 }
export const cellMargins = { top: 80, bottom: 40, left: 120, right: 120 }

/** How titles, headings and text look in a document of a language. */
export function wordStyles(language: Language): IPropertiesOptions['styles'] {
  return {
    default: {
      document: { run: { font: fonts, size: 23, language: { value: languageTags[language] } } },
      title: { run: { font: fonts, size: 36, bold: true }, paragraph: { spacing: { after: 240 } } },
      heading1: {
        run: { font: fonts, size: 28, bold: true },
        paragraph: { spacing: { before: 360, after: 160 } },
      },
      heading2: {
        run: { font: fonts, size: 25, bold: true },
        paragraph: { spacing: { before: 280, after: 120 } },
      },
      heading3: {
        run: { font: fonts, size: 23, bold: true },
        paragraph: { spacing: { before: 200, after: 100 } },
      },
    },
  }
}

/** How the items of ordered lists are numbered, each list from 1. */
export const numbering: IPropertiesOptions['numbering'] = {
  config: [
    {
      reference: 'numbered',
      levels: Array.from({ length: deepest }, (_, level) => ({
        level,
        format: LevelFormat.DECIMAL,
        text: `%${level + 1}.`,
        style: { paragraph: { indent: { left: (level + 1) * step, hanging: 360 } } },
      })),
    },
  ],
}

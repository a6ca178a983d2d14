import { blocksOf, readRichText, type TextBlock } from '@portal/protocol/kernel/rich-text-blocks.ts'

export const isHeading = ({ tag }: TextBlock) => tag === 'h2' || tag === 'h3'

/** @param block the heading's place among the blocks of its text */
export const anchorOfHeading = (block: number) => `part-${block + 1}`

/** The headings of a formatted text, with where they stand when it is shown as a divided one. */
export function headingsOf(html: string) {
  return blocksOf(readRichText(html)).flatMap((block, place) =>
    isHeading(block)
      ? [
          {
            anchor: anchorOfHeading(place),
            text: block.runs.map(({ text }) => text).join(''),
            level: block.tag === 'h2' ? 1 : 2,
          },
        ]
      : [],
  )
}

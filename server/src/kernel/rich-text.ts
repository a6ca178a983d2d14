import sanitizeHtml from 'sanitize-html'
import { RichTextWriter } from './rich-text-writer.ts'
import { isUnseen } from './unseen.ts'

/** What a formatted text is made of; the rest of what is let through only divides its paragraphs. */
const blocks = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'table', 'tr', 'th', 'td', 'br']
const marks = ['strong', 'em', 'b', 'i', 'a']
const dividing = `h1 h4 h5 h6 div section article pre dt dd figure figcaption`.split(' ')

/** Elements whose content is not for readers. */
const unread = `script style noscript template head title textarea option xmp
  svg math object iframe noembed noframes plaintext`.split(/\s+/)

const piece = /<(\/?)(\w+)(?: href="([^"]*)"| data-picture="([^"]*)" alt="([^"]*)")?[^<>]*>|[^<]+/g

interface Allowed {
  /** Pictures that were uploaded here, each by its id and with what it shows in words. */
  pictures?: boolean
}

export interface RichText {
  /** In one form only: cleaned again, it stays as it is. */
  html: string
  /** What it says, a line for each paragraph: for search and excerpts. */
  text: string
  /** Which rule it breaks, for the caller to refuse its field with. */
  broken: 'required' | 'tooLong' | null
}

/**
 * A formatted text as it may be stored and shown: paragraphs, two levels of headings, lists, quotations, tables, bold,
 * italic, links to other sites, where it may have some, pictures. Everything else goes, its words stay.
 *
 * @param most the most characters that its text may have; what pictures show in words is not counted
 */
export function cleanRichText(html: string, most: number, { pictures = false }: Allowed = {}): RichText {
  const allowed = sanitizeHtml(html.replaceAll('\0', ''), {
    allowedTags: [...blocks, ...marks, ...dividing, ...(pictures ? ['img'] : [])],
    allowedAttributes: { a: ['href'], img: ['data-picture', 'alt'] },
    transformTags: {
      img: (tagName, { 'data-picture': id = '', alt = '' }) => ({
        tagName,
        attribs: { 'data-picture': id, alt },
      }),
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    nonTextTags: unread,
  })
  const writer = new RichTextWriter()
  for (const [text, end, tag, href, picture, shows] of allowed.matchAll(piece)) {
    if (tag === undefined) writer.say(text)
    else if (tag === 'img') writer.show(picture, shows)
    else if (end) writer.close(tag)
    else writer.open(tag, href)
  }
  const written = writer.end()
  return {
    ...written,
    broken: isUnseen(written.text) ? 'required' : written.text.length > most ? 'tooLong' : null,
  }
}

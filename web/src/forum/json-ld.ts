import type { Post } from '@portal/protocol/forum/schemas.ts'
import { blocksOf, readRichText, textOf } from '@portal/protocol/kernel/rich-text-blocks.ts'

/** Characters of a post that search engines are told. */
const described = 150

/** How a post begins, without markup. */
export function beginningOf({ content }: Pick<Post, 'content'>): string {
  return blocksOf(readRichText(content.html)).map(textOf).join(' ').slice(0, described)
}

interface Where {
  address: string
  /** What its author is called. */
  author: string
}

/** A post, for search engines: schema.org DiscussionForumPosting. */
export function postJsonLd(post: Post, { address, author }: Where): object {
  const { title, language, createdAt, changedAt, comments, likes } = post
  const counted = (type: string, count: number) => ({
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${type}`,
    userInteractionCount: count,
  })
  return {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    '@id': address,
    url: address,
    headline: title,
    text: beginningOf(post),
    inLanguage: language,
    datePublished: createdAt,
    dateModified: changedAt ?? createdAt,
    author: { '@type': 'Person', name: author },
    interactionStatistic: [counted('CommentAction', comments), counted('LikeAction', likes)],
  }
}

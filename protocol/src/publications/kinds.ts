/** What a kind of publication is made of, and where it stands. */
interface KindSpec {
  /** Path of its calls: `page` and `{id}` stand below it. */
  call: string
  /** Screens that list it; the first is the one it is known by. */
  lists: readonly [string, ...string[]]
  /** Screens that show one, by `?id=`; the first is the one it is known by. */
  details: readonly [string, ...string[]]
  /** One screen shows several kinds, by `?type=`. */
  isTyped?: true
  /** Dictionary of its categories. */
  categories: 'PUBLICATION_TOPIC' | 'RESEARCH_TYPE' | 'PRODUCT_TYPE'
  /** Names whose text it tells of; what is the zone's own need not. */
  needsSource?: true
  /** An official document: it has a number, and a day of its own. */
  isDocument?: true
  /** Names who speaks in it. */
  hasSpeaker?: true
  /** Takes place, at a time, and is applied for. */
  isEvent?: true
  /** A service of a team, which may be asked for. */
  isProduct?: true
}

/** Everything that the zone publishes, told apart by this table alone. */
export const kindSpecs = {
  policy: {
    call: '/web/dynamicInformation/policy',
    lists: ['/information/policy', '/communication/policy'],
    details: ['/information/dynamic', '/communication/policy/detail'],
    isTyped: true,
    categories: 'PUBLICATION_TOPIC',
    needsSource: true,
    isDocument: true,
  },
  news: {
    call: '/web/dynamicInformation/news',
    lists: ['/information/news', '/communication/news'],
    details: ['/information/dynamic', '/communication/news/detail'],
    isTyped: true,
    categories: 'PUBLICATION_TOPIC',
    needsSource: true,
  },
  dynamic: {
    call: '/web/serviceDynamics',
    lists: ['/information/trends'],
    details: ['/information/trends/detail'],
    categories: 'PUBLICATION_TOPIC',
  },
  notice: {
    call: '/web/notice',
    lists: ['/information/notice', '/communication/notice'],
    details: ['/information/noticeDetail', '/communication/notice/detail'],
    categories: 'PUBLICATION_TOPIC',
  },
  article: {
    call: '/web/hot/article',
    lists: ['/communication/article'],
    details: ['/communication/article/detail'],
    categories: 'PUBLICATION_TOPIC',
  },
  ask: {
    call: '/web/ask/answer',
    lists: ['/communication/ask'],
    details: ['/communication/ask/detail'],
    categories: 'PUBLICATION_TOPIC',
  },
  case: {
    call: '/web/case/sharing',
    lists: ['/communication/case'],
    details: ['/communication/case/detail'],
    categories: 'PUBLICATION_TOPIC',
  },
  interview: {
    call: '/web/thinkTank/expertInterview',
    lists: ['/communication/experts'],
    details: ['/communication/experts/detail'],
    categories: 'PUBLICATION_TOPIC',
    hasSpeaker: true,
  },
  research: {
    call: '/web/legalResearchResult',
    lists: ['/researchResult/list'],
    details: ['/researchResult/details'],
    categories: 'RESEARCH_TYPE',
    hasSpeaker: true,
  },
  training: {
    call: '/web/educationTraining',
    lists: ['/information/train'],
    details: ['/information/trainDetail'],
    categories: 'PUBLICATION_TOPIC',
    hasSpeaker: true,
    isEvent: true,
  },
  activity: {
    call: '/web/activity',
    lists: ['/communication/activity'],
    details: ['/communication/activity/detail'],
    categories: 'PUBLICATION_TOPIC',
    hasSpeaker: true,
    isEvent: true,
  },
  product: {
    call: '/web/legalServiceProduct',
    lists: ['/lawServiceProduct/list'],
    details: ['/lawServiceProduct/details'],
    categories: 'PRODUCT_TYPE',
    isProduct: true,
  },
} as const satisfies Record<string, KindSpec>

export type PublicationKind = keyof typeof kindSpecs

export const publicationKinds = Object.keys(kindSpecs) as [PublicationKind, ...PublicationKind[]]

/** Kinds that take place and are applied for. */
export const eventKinds = ['training', 'activity'] as const satisfies readonly PublicationKind[]

export type EventKind = (typeof eventKinds)[number]

export function kindSpec(kind: PublicationKind): KindSpec {
  return kindSpecs[kind]
}

/** The address that a publication is known by, whatever screen shows it. */
export function publicationPath(kind: PublicationKind, id: string): string {
  const { details, isTyped } = kindSpec(kind)
  return `${details[0]}?${isTyped ? `type=${kind}&` : ''}id=${id}`
}

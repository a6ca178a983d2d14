import { blocksOf, figuresOf, readRichText, textOf } from '@portal/protocol/kernel/rich-text-blocks.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanRichText } from './rich-text.ts'

const cleaned = (html: string) => cleanRichText(html, 1000).html
const link = (href: string, words: string) => `<p><a href="${href}" rel="nofollow noopener">${words}</a></p>`

test('what the editor writes stays as it is', () => {
  const html = [
    '<h2>Facts</h2>',
    '<p>A <strong>bold</strong> and <em>slanted</em> word, <strong><em>both</em></strong>.<br>A second line.</p>',
    '<h3>Questions</h3>',
    '<ul><li><p>one</p></li><li><p>two</p><ol><li><p>within</p></li></ol></li></ul>',
    '<blockquote><p>Quoted.</p></blockquote>',
    '<table><tbody><tr><th><p>Term</p></th><td></td></tr><tr><td><p>10 days</p></td><td><p>a</p><p>b</p></td></tr></tbody></table>',
    link('https://example.org/a?b=1&amp;c=2', 'there'),
    '<p>1 &lt; 2 &amp; 3 &gt; 2</p>',
  ].join('')
  expect(cleanRichText(html, 1000)).toEqual({
    html,
    text: [
      'Facts',
      'A bold and slanted word, both.',
      'A second line.',
      'Questions',
      'one',
      'two',
      'within',
      'Quoted.',
      'Term',
      '10 days',
      'a',
      'b',
      'there',
      '1 < 2 & 3 > 2',
    ].join('\n'),
    broken: null,
  })
})

test.each([
  ['a script', '<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
  ['a script cut off', '<p>a</p><script>alert(1)', '<p>a</p>'],
  ['a script within a script', '<scr<script>ipt>alert(1)</scr</script>ipt>', '<p>ipt&gt;alert(1)ipt&gt;</p>'],
  ['a handler', '<p onclick="alert(1)">a<img src=x onerror=alert(1)></p>', '<p>a</p>'],
  ['a handler after a slash', '<p/onmouseover=alert(1)>a</p>', '<p>a</p>'],
  ['styles', '<style>p{color:red}</style><p style="position:fixed" class="x" id="y">a</p>', '<p>a</p>'],
  ['a drawing', '<svg><script>alert(1)</script><a href="https://a.b">x</a></svg>c', '<p>c</p>'],
  [
    'formulas that hide markup',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></table></math>c',
    '',
  ],
  ['a frame', '<iframe srcdoc="<script>alert(1)</script>">x</iframe>b', '<p>b</p>'],
  ['a text field', '<textarea><p onclick=alert(1)>x</p></textarea>b', '<p>b</p>'],
  ['raw text', '<xmp><img src=x onerror=alert(1)></xmp>b', '<p>b</p>'],
  ['comments', 'a<!-- <b>x</b> --><!--><img src=x onerror=alert(1)>-->b', '<p>a--&gt;b</p>'],
  ['markup as text', '&lt;script&gt;alert(1)&lt;/script&gt;', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['half a tag', '<p>a</p><p title="', '<p>a</p>'],
  ['half an end', '<p>a</p', '<p>a</p>'],
  ['ends without a beginning', '</li></div></p>a</strong></a>', '<p>a</p>'],
  ['crossed tags', '<p><strong>a<em>b</strong>c</em></p>', '<p><strong>a<em>b</em></strong>c</p>'],
  [
    'blocks within a word',
    '<p><em>a<p>b</p>c</em></p>',
    '<p><em>a</em></p><p><em>b</em></p><p><em>c</em></p>',
  ],
  ['an item without a list', '<li>a</li>', '<p>a</p>'],
  ['a list without items', '<ul>a<p>b</p></ul>', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
  ['a list right in a list', '<ul><ul><li>a</li></ul></ul>', '<ul><li><p>a</p></li></ul>'],
  ['a heading as an item', '<ol><li><h2>a</h2></li></ol>', '<ol><li><p>a</p></li></ol>'],
  ['what is empty', '<h2> </h2><p><br></p><ul><li></li></ul><p><strong></strong>a<br></p>', '<p>a</p>'],
  ['old marks', '<b>a</b> <i>b</i> <u>c</u> <s>d</s>', '<p><strong>a</strong> <em>b</em> c d</p>'],
  ['other levels', '<h1>a</h1><h5>b</h5>', '<h2>a</h2><h3>b</h3>'],
  [
    'a table without rows',
    '<table>a<td>b</td></table>',
    '<table><tbody><tr><td><p>a</p></td></tr><tr><td><p>b</p></td></tr></tbody></table>',
  ],
  [
    'a table within a table',
    '<table><tr><td>a<table><tr><td>b</td></tr></table></td></tr></table>',
    '<table><tbody><tr><td><p>a</p><p>b</p></td></tr></tbody></table>',
  ],
  [
    'other blocks in a cell',
    '<table><tr><td><h2>a</h2><ul><li>b</li></ul></td></tr></table>',
    '<table><tbody><tr><td><p>a</p><p>b</p></td></tr></tbody></table>',
  ],
  ['a table in a list', '<ul><li><table><tr><td>a</td></tr></table></li></ul>', '<ul><li><p>a</p></li></ul>'],
  ['a table of nothing', '<p>a</p><table><tr><td> </td></tr></table><p>b</p>', '<p>a</p><p>b</p>'],
  ['cells without a table', '<tr><td>a</td><td>b</td></tr>', '<p>a</p><p>b</p>'],
  [
    'spans, heads and a caption',
    '<table border="1"><caption>c</caption><thead><tr><th colspan="2" onclick="x">h</th></tr></thead><tr><td>a<td></tr></table>',
    '<table><tbody><tr><td><p>c</p></td></tr><tr><th><p>h</p></th></tr><tr><td><p>a</p></td><td></td></tr></tbody></table>',
  ],
  ['NUL', '<p>a\0b&#0;</p><scr\0ipt>alert(1)</scr\0ipt>', '<p>ab\ufffd</p>'],
  ['turned directions', '<p>a\u202eb&#x202E;c&#8294;d\u200f</p>', '<p>abcd</p>'],
  ['control characters', 'a\u0007b\u009bc\ufeff', '<p>abc</p>'],
  ['what is no character', '\ufffe\uffff', ''],
  ['half a character', 'a\ud800b', '<p>a\ufffdb</p>'],
])('%s', (_, given, left) => {
  expect(cleaned(given)).toBe(left)
})

describe('links', () => {
  test.each([
    ['https://example.org', 'https://example.org/'],
    ['HTTP://Example.org/a b', 'http://example.org/a%20b'],
    [' mailto:a@example.org ', 'mailto:a@example.org'],
    ['https://例子.example/路', 'https://xn--fsqu00a.example/%E8%B7%AF'],
  ])('%s is kept', (href, address) => {
    expect(cleaned(`<a href="${href}" target="_blank" rel="opener">a</a>`)).toBe(link(address, 'a'))
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java&#x09;script:alert(1)',
    '&#106;avascript:alert(1)',
    '&#0000106avascript:alert(1)',
    '&#x6A;&#x61;vascript&colon;alert(1)',
    'java\0script:alert(1)',
    'java\u202escript:alert(1)',
    'java&#8238;script:alert(1)',
    '\u0001javascript:alert(1)',
    'java<!-- -->script:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'blob:https://example.org/x',
    'file:///etc/passwd',
    'ftp://example.org',
    'tel:123',
    '//example.org',
    '/account',
    'example.org',
    '#a',
    '',
    'http://',
  ])('%j is not', (href) => {
    expect(cleaned(`<p><a href="${href}">a</a></p>`)).toBe('<p>a</p>')
  })

  test('an address cannot end its attribute', () => {
    const html = cleaned(`<a href='https://a.example/"onmouseover="alert(1)'>a</a>`)
    expect(html).toBe(link('https://a.example/%22onmouseover=%22alert(1)', 'a'))
    expect(cleaned(`<a href='mailto:a"><script>alert(1)</script>'>a</a>`)).not.toContain('<script')
  })

  test('none stands in another', () => {
    const to = (place: string, word: string) =>
      `<a href="https://${place}.example/" rel="nofollow noopener">${word}</a>`
    expect(cleaned('<a href="https://a.example/">a<a href="https://b.example/">b</a>c</a>')).toBe(
      `<p>${to('a', 'a')}${to('b', 'b')}${to('a', 'c')}</p>`,
    )
  })
})

test('a text of nothing, or of more than it may have, breaks a rule', () => {
  expect(cleanRichText('', 5).broken).toBe('required')
  expect(cleanRichText('<p> &nbsp;<br>\u200b</p><script>a</script>', 5).broken).toBe('required')
  expect(cleanRichText('<p>\u3164\ufe0f</p>', 5).broken).toBe('required')
  expect(cleanRichText('<p>12345</p>', 5).broken).toBeNull()
  expect(cleanRichText('<p>123</p><p>45</p>', 5).broken).toBe('tooLong')
})

describe('a text that may have pictures', () => {
  const id = '0b7f6d5e-1c2d-4e3f-8a9b-0c1d2e3f4a5b'
  const withPictures = (html: string) => cleanRichText(html, 1000, { pictures: true })
  const img = `<img data-picture="${id}" alt="A hall">`
  const figure = `<figure>${img}</figure>`
  const told = `<figure>${img}<figcaption>The hall, 2026</figcaption></figure>`

  test('keeps them as the editor writes them, and says what is below them', () => {
    const html = `<p>a</p>${figure}<h2>b</h2>${told}<ul><li><p>c</p></li></ul>`
    const text = 'a\nb\nThe hall, 2026\nc'
    expect(withPictures(html)).toEqual({ html, text, broken: null })
    const parts = readRichText(html)
    expect(figuresOf(parts)).toMatchObject([
      { picture: id, text: 'A hall', parts: [] },
      { picture: id, text: 'A hall', parts: [{ tag: 'figcaption', runs: [{ text: 'The hall, 2026' }] }] },
    ])
    expect(blocksOf(parts).map(textOf).join('\n')).toBe(text)
  })

  test('of pictures alone says nothing', () => {
    expect(withPictures(figure).broken).toBe('required')
  })

  test.each([
    ['an address from elsewhere', '<img src="https://e.example/t.gif" alt="x">', ''],
    [
      'an address beside the id',
      `<img src="https://e.example/t.gif" data-picture="${id}" alt="A hall">`,
      figure,
    ],
    ['data', '<img src="data:image/png;base64,AAAA" alt="x">', ''],
    ['data as an id', '<img data-picture="data:image/png;base64,AAAA" alt="x">', ''],
    ['a path as an id', `<img data-picture="../${id}" alt="x">`, ''],
    ['an id with more', `<img data-picture="${id}&quot; onerror=&quot;alert(1)" alt="x">`, ''],
    ['sizes', `<img srcset="https://e.example/a 1w" data-picture="${id}" width=1 alt="A hall">`, figure],
    ['a handler', `<img onerror="alert(1)" data-picture="${id}" onload=alert(1) alt="A hall">`, figure],
    ['a style', `<figure style="position:fixed" class="x">${img}</figure>`, figure],
    ['an id in large letters', `<img alt="A hall" data-picture="${id.toUpperCase()}">`, figure],
    ['no words', `<img data-picture="${id}">`, ''],
    ['empty words', `<img data-picture="${id}" alt="">`, ''],
    ['words of spaces', `<img data-picture="${id}" alt=" &#8203;&#10; \u202e">`, ''],
    [
      'words that end their attribute',
      `<img data-picture="${id}" alt="a&quot;><script>alert(1)</script>">`,
      `<figure><img data-picture="${id}" alt="a&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"></figure>`,
    ],
    ['lines in its words', `<img data-picture="${id}" alt="A\n  hall">`, figure],
    ['a picture in a paragraph', `<p>a${img}b</p>`, `<p>a</p>${figure}<p>b</p>`],
    ['a picture in a link', `<a href="https://a.example">${img}</a>`, figure],
    ['a picture in a list', `<ul><li>a${img}</li></ul>`, '<ul><li><p>a</p></li></ul>'],
    [
      'a picture in a table',
      `<table><tr><td>a${figure}</td></tr></table>`,
      '<table><tbody><tr><td><p>a</p></td></tr></tbody></table>',
    ],
    [
      'a picture in a quotation',
      `<blockquote>${told}</blockquote>`,
      '<blockquote><p>The hall, 2026</p></blockquote>',
    ],
    ['pictures in one figure', `<figure>${img}${img}</figure>`, figure + figure],
    ['a figure in a figure', `<figure>${img}<figure>${img}</figure></figure>`, figure + figure],
    ['a figure without a picture', '<figure><figcaption>a</figcaption></figure>', '<p>a</p>'],
    ['a caption before', `<figure><figcaption>a</figcaption>${img}</figure>`, `<p>a</p>${figure}`],
    ['a caption elsewhere', `${figure}<figcaption>a</figcaption>`, `${figure}<p>a</p>`],
    ['an empty caption', `<figure>${img}<figcaption> <br></figcaption></figure>`, figure],
    [
      'marks in a caption',
      `<figure>${img}<figcaption>The <b>hall</b>,<br><a href="https://a.example">2026</a></figcaption></figure>`,
      told,
    ],
    [
      'paragraphs in a caption',
      `<figure>${img}<figcaption><p>The hall, 2026</p><p>b</p></figcaption></figure>`,
      `${told}<p>b</p>`,
    ],
    [
      'a list in a figure',
      `<figure>${img}<ul><li>a</li></ul><figcaption>b</figcaption></figure>`,
      `${figure}<ul><li><p>a</p></li></ul><p>b</p>`,
    ],
    ['a table of nothing after', `${img}<table><tr><td></td></tr></table>`, figure],
    ['a figure that is cut off', `<figure>${img}<figcaption>The hall, 2026`, told],
    ['a picture in a drawing', `<svg><image href="x"/>${img}</svg>`, ''],
    ['raw text', `<noscript>${img}</noscript>`, ''],
  ])('%s', (_, given, expected) => {
    const once = withPictures(`<p>1</p>${given}`)
    expect(once.html).toBe(`<p>1</p>${expected}`)
    expect(withPictures(once.html)).toEqual(once)
  })

  test('no other text has any', () => {
    expect(cleaned(`<p>a</p>${told}<p>b</p>`)).toBe('<p>a</p><p>The hall, 2026</p><p>b</p>')
  })
})

const tag = fc.constantFrom(
  ...`p h1 h2 h3 strong b em i u ul ol li blockquote br a div script style svg math mtext table td textarea xmp
  template img body figure figcaption`.split(/\s+/),
)
const attribute = fc.constantFrom(
  '',
  ' href="https://a.example/x"',
  ' href=javascript:x',
  ' href="',
  ' data-picture="0b7f6d5e-1c2d-4e3f-8a9b-0c1d2e3f4a5b" alt="a"',
  ' alt="<b" src=x data-picture=0b7f6d5e-1c2d-4e3f-8a9b-0c1d2e3f4a5b',
  ' style=x',
  ' onclick="x"',
  ' /',
)
const soup = fc
  .array(
    fc.oneof(
      fc.tuple(tag, attribute).map(([name, more]) => `<${name}${more}>`),
      tag.map((name) => `</${name}>`),
      fc.constantFrom(
        'a',
        ' ',
        '\n',
        'б',
        '&',
        '&lt;',
        '&amp;lt;',
        '&#60;',
        '<',
        '>',
        '"',
        '<!--',
        '-->',
        '\u202e',
      ),
      fc.string({ unit: 'binary', maxLength: 6 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''))

const form =
  /^(?:<\/?(?:p|h2|h3|ul|ol|li|blockquote|table|tbody|tr|th|td|strong|em|a)>|<br>|<a href="(?:https?:|mailto:)[^"<>]*" rel="nofollow noopener">|[^<>])*$/

const formWithPictures = new RegExp(
  form.source.replace(
    '|<br>|',
    '|<br>|<\\/?fig(?:ure|caption)>|<img data-picture="[-0-9a-f]{36}" alt="[^"<>]+">|',
  ),
)

test('whatever is given, what is left has the allowed form, and cleaned again it stays', () => {
  fc.assert(
    fc.property(soup, (html) => {
      const once = cleanRichText(html, 1000)
      expect(once.html).toMatch(form)
      expect(cleanRichText(once.html, 1000)).toEqual(once)
      const pictured = cleanRichText(html, 1000, { pictures: true })
      expect(pictured.html).toMatch(formWithPictures)
      expect(cleanRichText(pictured.html, 1000, { pictures: true })).toEqual(pictured)
    }),
    { numRuns: 2000 },
  )
})

test('the blocks that are read of it say what it says', () => {
  fc.assert(
    fc.property(soup, (given) => {
      for (const pictures of [false, true]) {
        const { html, text } = cleanRichText(given, 1000, { pictures })
        expect(blocksOf(readRichText(html)).map(textOf).join('\n')).toBe(text)
      }
    }),
    { numRuns: 2000 },
  )
})

test('what is read of it has its lists, marks and links', () => {
  const plain = { isStrong: false, isSlanted: false, href: null }
  const html = cleaned(
    '<ul><li>a <strong>b<br><em>c</em></strong></li></ul><a href="https://a.example/?b=1&amp;c=2"><em>d</em></a>',
  )
  expect(readRichText(html)).toEqual([
    {
      tag: 'ul',
      parts: [
        {
          tag: 'li',
          parts: [
            {
              tag: 'p',
              runs: [
                { ...plain, text: 'a ' },
                { ...plain, text: 'b', isStrong: true },
                { ...plain, text: '\n', isStrong: true },
                { ...plain, text: 'c', isStrong: true, isSlanted: true },
              ],
            },
          ],
        },
      ],
    },
    {
      tag: 'p',
      runs: [{ text: 'd', isStrong: false, isSlanted: true, href: 'https://a.example/?b=1&c=2' }],
    },
  ])
})

test.each([
  ['words', '字'.repeat(100_000)],
  ['open tags', '<p><strong><a href="https://a.example">'.repeat(2500) + 'a'],
  ['lists in lists', '<ul><li>'.repeat(12_500) + 'a'],
  ['quotations', '<blockquote>a'.repeat(8000)],
  ['ends', '</p>'.repeat(25_000) + 'a'],
  ['brackets', '<'.repeat(100_000) + 'a'],
  ['entities', '&'.repeat(100_000)],
  ['nothing', '<p></p>'.repeat(14_000) + 'a'],
])('a hundred thousand characters of %s are read', (_, html) => {
  const once = cleanRichText(html, 1000)
  expect(cleanRichText(once.html, 1000).html).toBe(once.html)
})

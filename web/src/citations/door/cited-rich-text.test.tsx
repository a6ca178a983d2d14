import type { BlockCitation } from '@portal/protocol/citations/schemas.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { CitedRichText } from './cited-rich-text.tsx'

const html = [
  '<h2>结论</h2>',
  '<p>A &amp; B：<br>依照<strong>民法典</strong>第一条和<a href="https://a.example/?b=1&amp;c=2" rel="nofollow noopener">官网<em>原文</em></a>。</p>',
  '<ol><li><p>一</p><ul><li><p><strong><em>二</em></strong></p></li></ul></li></ol>',
  '<blockquote><p>民法典第一条</p></blockquote>',
].join('')

function rendered(citations: readonly BlockCitation[]): string {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <CitedRichText html={html} citations={citations} language="zh" />
    </MemoryRouter>,
  )
  return markup.replace(/^<div [^>]*>|<\/div>$/g, '').replaceAll('<br/>', '<br>')
}

function citation(block: number, start: number, end: number): BlockCitation {
  return {
    kind: 'law',
    id: 'id',
    address: '/eli/a#art-1',
    articleKey: '1',
    changedOn: null,
    block,
    start,
    end,
  }
}

test('a text that cites nothing is shown as the server cleaned it', () => {
  expect(rendered([])).toBe(html)
})

test('citations are links in their blocks, and nothing else is another', () => {
  const markup = rendered([citation(1, 9, 15), citation(4, 0, 6), citation(9, 0, 1)])
  const links = [...markup.matchAll(/<a href="\/eli\/a#art-1"[^>]*>(.*?)<\/a>/g)].map(([, words]) => words)
  expect(links).toEqual(['<strong>民法典</strong>第一条', '民法典第一条'])
  expect(markup.replace(/<span [^>]*><a href="\/eli[^>]*>(.*?)<\/a><\/span>/g, '$1')).toBe(html)
})

import { longestContent } from '@portal/protocol/publications/constants.ts'
import { expect, test } from 'vitest'
import { cleanRichText } from '../kernel/rich-text.ts'
import { htmlOfBlocks } from './sample-blocks.ts'

test.each([
  [['甲', '乙'], '<p>甲</p><p>乙</p>'],
  [['## 标题', '甲'], '<h2>标题</h2><p>甲</p>'],
  [['> 引文'], '<blockquote><p>引文</p></blockquote>'],
  [['A < B & C'], '<p>A &lt; B &amp; C</p>'],
])('%j are blocks', (blocks, html) => {
  expect(htmlOfBlocks(blocks)).toBe(html)
})

test('items that follow each other are one list, as the server would clean it', () => {
  const html = htmlOfBlocks(['- 一', '- 二', '段', '- 三'])
  const clean = cleanRichText(html, longestContent)
  expect(clean.html.match(/<ul>/g)).toHaveLength(2)
  expect(clean.html.match(/<li>/g)).toHaveLength(3)
  expect(clean.text.split('\n').filter(Boolean)).toEqual(['一', '二', '段', '三'])
})

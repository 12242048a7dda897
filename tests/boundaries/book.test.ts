import { describe, expect, it } from 'vitest'
import baseParts from '../../.storybook/book/base-parts.json' with { type: 'json' }
import otherParts from '../../.storybook/book/other-parts.json' with { type: 'json' }
import { texts } from './tree.ts'

const guides = [...baseParts, ...otherParts]
const titles = texts
  .filter(({ path }) => path.startsWith('packages/ui/') && path.endsWith('.stories.tsx'))
  .flatMap(({ text }) => [...text.matchAll(/\btitle: '((?:Base|Controls|Fields|Overlays|Charts)\/[^']+)'/g)])
  .map(([, title = '']) => title)

describe('the designers’ book', () => {
  it('has a guide for each part of the kit, and for no other', () => {
    expect(titles.length).toBeGreaterThan(50)
    expect(guides.map(({ stories }) => stories).toSorted()).toEqual([...new Set(titles)].toSorted())
  })

  it('says of each part what to do and what not', () => {
    for (const { stories, use, does, doesNot } of guides)
      expect([stories, use.length > 0, does.length > 0, doesNot.length > 0]).toEqual([stories, true, true, true])
  })
})

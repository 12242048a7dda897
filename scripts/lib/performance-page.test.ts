import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Figure, isNamed, pagePath, performancePage, readReports, withEarlier } from './performance-page.mjs'
import { root } from './root.mjs'

const figure = (fields: Partial<Figure>): Figure => ({
  name: 'a page',
  value: 2.5,
  unit: 'bare hops',
  aim: 3,
  isAtLeast: false,
  ...fields,
})
const pageOf = (...figures: Figure[]) =>
  performancePage([
    {
      bench: 'pages',
      title: 'Pages',
      at: '2026-11-24',
      machine: { processor: 'A chip', cores: 2, memoryGib: 8, node: '24.1.0', platform: 'linux x64', loadBefore: 0.2 },
      figures,
    },
  ])

describe('the page of what benches measured', () => {
  it('names the command, the day, the machine, and how many aims hold', () => {
    expect(pageOf(figure({}), figure({ value: 3.1 }), figure({ aim: null }))).toContain(
      '`npm run bench -- pages`, 2026-11-24. A chip, 2 cores, 8 GiB, linux x64, Node 24.1.0; load before the run 0.2. 1 of 2 aims hold.',
    )
  })

  it.each([
    [figure({}), '| a page | 2.5 bare hops | at most 3 | 0.83 | holds |'],
    [figure({ value: 3.0001 }), '| a page | 3 bare hops | at most 3 | 1.00 | **misses** |'],
    [
      figure({ value: 62_000, unit: 'rows', aim: 50_000, isAtLeast: true }),
      '| a page | 62,000 rows | at least 50,000 | 1.24 | holds |',
    ],
    [figure({ value: 0, aim: 0, note: 'of 9' }), '| a page (of 9) | 0 bare hops | at most 0 | - | holds |'],
    [figure({ aim: null, value: 14.26 }), '| a page | 14.3 bare hops |  |  |  |'],
  ])('has a line for %o', (one, line) => {
    expect(pageOf(one).split('\n')).toContain(line)
  })

  it('keeps what an earlier run measured of the other parts of a bench, and says when that was', () => {
    const machine = { processor: 'A chip', cores: 2, memoryGib: 8, node: '24.1.0', platform: 'linux x64' }
    const report = (at: string, ...figures: Figure[]) => ({ bench: 'pages', title: 'Pages', at, machine, figures })
    const before = report('2026-11-24', figure({}), figure({ name: 'a sum', note: 'of 9' }))
    const part = report('2026-11-27', figure({ value: 2 }), figure({ name: 'an import' }))
    const lines = performancePage([withEarlier(part, before)]).split('\n')
    expect(lines.slice(-4, -1)).toEqual([
      '| a page | 2 bare hops | at most 3 | 0.67 | holds |',
      '| a sum (of 9; 2026-11-24) | 2.5 bare hops | at most 3 | 0.83 | holds |',
      '| an import | 2.5 bare hops | at most 3 | 0.83 | holds |',
    ])
    const again = withEarlier(report('2026-11-28', figure({ value: 1 })), withEarlier(part, before))
    expect(again.figures.map(({ name, at }) => [name, at])).toEqual([
      ['a page', undefined],
      ['a sum', '2026-11-24'],
      ['an import', '2026-11-27'],
    ])
    expect(withEarlier(part, undefined)).toBe(part)
  })

  it('is the one that is committed', () => {
    expect(readFileSync(join(root, pagePath), 'utf8')).toBe(performancePage(readReports()))
  })

  it('has the figures of every bench: each writes them under a name that runs it', () => {
    const benches = globSync(['packages/*/bench/*.bench.mjs', 'apps/*/bench/*.bench.mjs', 'tests/bench/*.bench.mjs'], {
      cwd: root,
    })
    const silent = benches.filter((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      const [, name = ''] = /startReport\(\s*'([\w-]+)'/.exec(text) ?? []
      return name === '' || !isNamed(path, name) || !/\.end\(/.test(text)
    })
    expect(benches.length).toBeGreaterThan(10)
    expect(silent).toEqual([])
  })
})

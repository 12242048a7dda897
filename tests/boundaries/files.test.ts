import { describe, expect, it } from 'vitest'
import { isTest, paths, texts } from './tree.ts'

const kebab = /^\.?[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/
const namedByTools = /^[a-z]{2}-[A-Z]{2}$|^(?:README|CONTRIBUTING|SECURITY|LICENSE)(?:\.md)?$|^[0-9]{4}_/
const maxLines = 300
// A table of cases reads better in one piece than parted over files.
const maxTestLines = 450
const mayBeLong = /\.generated\.|\/figures\/|\/fixtures\/|\/drizzle\/|package-lock\.json$|\.md$|\.svg$/
// The list of what the engine exports.
const longByNature = new Set(['packages/engine/src/index.ts'])

const badlyNamed = (path: string) =>
  !path.includes('/drizzle/') && path.split('/').some((part) => !kebab.test(part) && !namedByTools.test(part))
const lineCount = (text: string) => text.replace(/\n$/, '').split('\n').length

describe('files', () => {
  it('have names in kebab-case', () => {
    expect(paths.filter(badlyNamed)).toEqual([])
  })

  it.each(['apps/portal/src/MyGoals.tsx', 'packages/ui/src/data_table/table.ts', 'packages/ui/src/useQuery.ts'])(
    'may not be called %s',
    (path) => expect(badlyNamed(path)).toBe(true),
  )

  it(`are no longer than ${maxLines} lines, tests ${maxTestLines}, unless they hold figures or were generated`, () => {
    const tooLong = texts
      .filter(({ path }) => !mayBeLong.test(path) && !longByNature.has(path))
      .map(({ path, text }) => ({ path, count: lineCount(text) }))
      .filter(({ path, count }) => count > (isTest(path) || path.includes('/bench/') ? maxTestLines : maxLines))
    expect(tooLong).toEqual([])
  })

  it('hold no private key: tests make theirs', () => {
    const begins = new RegExp(['-----BEGIN [A-Z ]*PRIVATE', 'KEY-----'].join(' '))
    const keys = [
      ...paths.filter((path) => /\.(?:key|pem|p12|pfx|jks)$/.test(path)),
      ...texts.filter(({ text }) => begins.test(text)).map(({ path }) => path),
    ]
    expect(keys).toEqual([])
  })

  it('name no folder of one machine', () => {
    const places = ['/work/', '/tmp/', 'shared/spec', 'shared/design', 'shared/data']
    const naming = texts
      .filter(({ path }) => path !== 'tests/boundaries/files.test.ts')
      .flatMap(({ path, text }) => places.filter((place) => text.includes(place)).map((place) => `${path}: ${place}`))
    expect(naming).toEqual([])
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SETTINGS, unknownSettings } from './unknown-settings.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')

describe('a variable that looks like a setting', () => {
  it('and is none is told, one sentence each', () => {
    expect(unknownSettings({ EVENKEEL_PROXY: '1', EVENKEEL_PROXIES: '1', PROXY: 'x' })).toEqual([
      'EVENKEEL_PROXY is no setting of Evenkeel and was not read: docs/operations.md lists those that there are.',
    ])
  })

  it('is known where the server reads it, and stands in the document that is named', () => {
    const names = ['settings.ts', '../bank/bank-settings.ts'].flatMap(
      (path) => read(path).match(/(?<=env\['?)EVENKEEL_[A-Z_]+/g) ?? [],
    )
    expect(new Set(names)).toEqual(new Set(SETTINGS))
    const operations = read('../../../../docs/operations.md')
    expect(SETTINGS.filter((name) => !operations.includes(`\`${name}\``))).toEqual([])
  })
})

// Proves: REG-02
import { describe, expect, it } from 'vitest'
import { createKeys } from './keys.ts'
import { nameKey, rosterHash, rosterHashes } from './roster-match.ts'

const keys = createKeys(new TextEncoder().encode('a secret of a test, longer than 32 characters'))

describe('names of the roster', () => {
  it.each([
    ['Wałęsa', 'WALESA'],
    ['O’Brien-Ñ', "o'brien ñ"],
    ['Nguyễn', 'Nguyen'],
    ['İnönü', 'inonu'],
    ['محمد', 'مُحَمَّد'],
    ['van der Berg', 'VanDerBerg'],
    ['日本', '日本'],
    ['Straße', 'STRASSE'],
    ['Kaʻahumanu', "Ka'ahumanu"],
  ])('%s is %s', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other))
  })

  it.each([
    ['Müller', 'Mueller'],
    ['Жук', 'Zhuk'],
    ['ダ', 'タ'],
  ])('%s is not %s', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other))
  })

  it('keeps a name apart that consists of marks only', () => {
    expect(nameKey('-')).not.toBe(nameKey('.'))
  })

  it('finds a line that was loaded before names were compared like this', () => {
    const values = { lastName: 'Wałęsa', employeeId: 'A-1' }
    const validators = ['lastName', 'employeeId'] as const
    const now = rosterHash(keys, 1, validators, values)
    // As a roster was hashed before: the name in lower case.
    const before = keys.sign('roster', JSON.stringify([1, 'wałęsa', 'a-1']))
    expect(now).not.toBe(before)
    expect(rosterHashes(keys, 1, validators, values)).toEqual([now, before])
  })
})
